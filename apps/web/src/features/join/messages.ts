import { titles } from '#web/features/join/titles.ts';
import { defineMessages } from '#web/shared/messages.ts';

export const { message, useMessages } = defineMessages('join', {
  ...titles,
  title: 'Join workspace',
  invitation: '{{inviter}} invited you to {{workspace}}.',
  irreversible: 'Joining is irreversible: you can’t leave on your own.',
  control:
    'The workspace admin gains control over your account and its content, and everything you’ve made moves into the workspace.',
  join: 'Join',
  notNow: 'Not now',
  decline: 'Decline',
  loading: 'Loading the invite',
  invalidTitle: 'This invite can’t be used',
  close: 'Close',
  cancelTitle: 'Cancel subscription to join this workspace',
  cancelText: 'You have an active subscription. Cancel it before you join.',
  cancelAndJoin: 'Cancel subscription and join',
  keep: 'Keep subscription',
  joining: 'Joining the workspace…',
  joined: 'You have successfully joined the workspace.',
  cancelled: 'Your subscription has been successfully cancelled.',
  cancelFailed: 'Failed to cancel subscription',
  noCode: "Couldn't find workspace invite code",
});
