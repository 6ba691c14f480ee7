import { defineMessages } from '#web/shared/messages.ts';

/** Known to the search before the pages are loaded. */
export const searchTitles = {
  clone: 'Clone a voice',
};

export const { message: searchTitle } = defineMessages('voice-lab-search', searchTitles);
