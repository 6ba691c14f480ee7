import { defineMessages } from '#web/shared/messages.ts';

/** Known to the search before the pages are loaded. */
export const searchTitles = {
  make: 'Generate a sound effect',
};

export const { message: searchTitle } = defineMessages('sound-effects-search', searchTitles);
