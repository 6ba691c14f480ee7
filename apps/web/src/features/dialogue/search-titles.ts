import { defineMessages } from '#web/shared/messages.ts';

/** Known to the search before the pages are loaded. */
export const searchTitles = {
  write: 'Write a dialogue',
};

export const { message: searchTitle } = defineMessages('dialogue-search', searchTitles);
