import { defineMessages } from '#web/shared/messages.ts';

/** Known to the search before the pages are loaded. */
export const searchTitles = {
  change: 'Change the voice of a recording',
};

export const { message: searchTitle } = defineMessages('speech-to-speech-search', searchTitles);
