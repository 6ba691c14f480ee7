import { defineMessages } from '#web/shared/messages.ts';

/** Known to the search before the pages are loaded. */
export const searchTitles = {
  newProject: 'Start a studio project',
  projects: 'Studio projects',
};

export const { message: searchTitle } = defineMessages('studio-search', searchTitles);
