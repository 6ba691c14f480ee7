import { titles } from '#web/features/workspace-voices/titles.ts';
import { defineMessages } from '#web/shared/messages.ts';

export const { message, useMessages } = defineMessages('workspace-voices', {
  ...titles,
  intro: 'Voices that members of this workspace created and shared.',
  list: 'Workspace voices',
  sharedBy: 'Shared by {{name}}',
  sharedByYou: 'Shared by you',
  sharedByAll: 'Belongs to the workspace',
  sharedByMember: 'Shared by a member',
  viewer: 'Can use',
  commenter: 'Can comment',
  editor: 'Can edit',
  admin: 'Full access',
  emptyTitle: 'No shared voices yet',
  emptyText: 'Share one of your voices with members, and it appears here for everyone who can use it.',
});
