import { defineMessages } from '#web/shared/messages.ts';

/** Known to the search before the pages are loaded. */
export const searchTitles = {
  create: 'Create an API key',
};

export const { message: searchTitle } = defineMessages('api-keys-search', searchTitles);
