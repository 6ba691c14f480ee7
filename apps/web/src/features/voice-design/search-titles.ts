import { defineMessages } from '#web/shared/messages.ts';

/** Known to the search before the pages are loaded. */
export const searchTitles = {
  design: 'Design a voice',
};

export const { message: searchTitle } = defineMessages('voice-design-search', searchTitles);
