import { defineMessages } from '#web/shared/messages.ts';

/** Known to the search before the pages are loaded. */
export const searchTitles = {
  newAgent: 'Create an agent',
  agents: 'Agents',
};

export const { message: searchTitle } = defineMessages('agents-search', searchTitles);
