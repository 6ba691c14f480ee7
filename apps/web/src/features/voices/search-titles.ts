import { defineMessages } from '#web/shared/messages.ts';

/** Known to the search before the pages are loaded. */
export const searchTitles = {
  voices: 'Voices',
};

export const { message: searchTitle } = defineMessages('voices-search', searchTitles);
