import { defineMessages } from '#web/shared/messages.ts';

/** Known before the page is loaded. */
export const titles = {
  members: 'Members',
  workspace: 'Workspace',
  groups: 'Groups',
  permissionsTitle: 'Permissions',
};

export const { message: title } = defineMessages('workspace-titles', titles);
