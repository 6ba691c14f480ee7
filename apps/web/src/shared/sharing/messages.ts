import { defineMessages } from '#web/shared/messages.ts';

export const { useMessages } = defineMessages('sharing', {
  title: 'Share {{name}}',
  failed: 'Couldn’t load who has access',
  everybody: 'Everyone in the workspace',
  role: 'Access for {{name}}',
  role_none: 'No access',
  role_viewer: 'Can view',
  role_editor: 'Can edit',
  role_admin: 'Can share',
  done: 'Done',
});
