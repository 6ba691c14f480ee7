import { defineMessages } from '#web/shared/messages.ts';

/** Known to the search before the pages are loaded. */
export const searchTitles = {
  songs: 'Songs',
  compose: 'Compose a song',
};

export const { message: searchTitle } = defineMessages('music-search', searchTitles);
