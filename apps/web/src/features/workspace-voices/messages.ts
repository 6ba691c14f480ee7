import { titles } from '#web/features/workspace-voices/titles.ts';
import { defineMessages } from '#web/shared/messages.ts';

export const { message, useMessages } = defineMessages('workspace-voices', {
  ...titles,
  intro: 'Voices that members of this workspace made and share here.',
  list: 'Workspace voices',
  sharedBy: 'Shared by {{name}}',
  sharedByYou: 'Shared by you',
  sharedByAll: 'Belongs to the workspace',
  sharedByMember: 'Shared by a member',
  viewer: 'Can use',
  commenter: 'Can comment',
  editor: 'Can edit',
  admin: 'Full access',
  emptyTitle: 'No voice is shared here yet',
  emptyText: 'Share a voice of yours with members, and it stands here for all who may use it.',
});
