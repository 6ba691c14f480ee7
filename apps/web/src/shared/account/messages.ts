import { defineMessages } from '#web/shared/messages.ts';

export const { useMessages } = defineMessages('account', {
  editorsOnly: 'For editors',
  viewersLook: 'You are a viewer of this workspace: you look and listen. An admin can make you an editor.',
});
