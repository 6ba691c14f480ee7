import { defineMessages } from '#web/shared/messages.ts';

/** Of the parts of the page: known to the search before the page is loaded. */
export const searchTitles = {
  workspaceName: 'Workspace name',
  training: 'Keep our data out of training',
  inactivity: 'Sign out after inactivity',
  retention: 'History retention',
  notice: 'Webhook for voices leaving the library',
};

export const { message: searchTitle } = defineMessages('workspace-general-search', searchTitles);
