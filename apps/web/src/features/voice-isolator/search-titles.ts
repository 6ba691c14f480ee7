import { defineMessages } from '#web/shared/messages.ts';

/** Known to the search before the pages are loaded. */
export const searchTitles = {
  isolate: 'Remove noise from a recording',
};

export const { message: searchTitle } = defineMessages('voice-isolator-search', searchTitles);
