import { defineMessages } from '#web/shared/messages.ts';

/** Known to the search before the pages are loaded. */
export const searchTitles = {
  conversations: 'Conversations with agents',
};

export const { message: searchTitle } = defineMessages('conversations-search', searchTitles);
