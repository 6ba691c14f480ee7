import { defineMessages } from '#web/shared/messages.ts';

export const { useMessages } = defineMessages('account', {
  editorsOnly: 'For editors',
  viewersLook:
    'You’re a viewer in this workspace, so you can look and listen. An admin can make you an editor.',
});
