import { defineMessages } from '#web/shared/messages.ts';

/** Known to the search before the pages are loaded. */
export const searchTitles = {
  speak: 'Generate speech',
};

export const { message: searchTitle } = defineMessages('text-to-speech-search', searchTitles);
