import { defineMessages } from '#web/shared/messages.ts';

/** Known to the search before the pages are loaded. */
export const searchTitles = {
  people: 'People',
  invite: 'Invite people',
  ownership: 'Ownership',
};

export const { message: searchTitle } = defineMessages('workspace-search', searchTitles);
