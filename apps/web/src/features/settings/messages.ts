import { defineMessages } from '#web/shared/messages.ts';

export const { message, useMessages } = defineMessages('settings', {
  title: 'Settings',
  general: 'General',
  account: 'Account',
  accountFailed: 'Your account could not be loaded',
  name: 'First name',
  email: 'Email',
  changeEmail: 'Change email',
  userId: 'User ID',
  copyUserId: 'Copy user ID',
  none: 'Not given',
  appearance: 'Appearance',
  appearanceText: 'Kept in this browser.',
  light: 'Light',
  dark: 'Dark',
  system: 'As the system',
  session: 'Session',
  sessionText: 'Signs out here and in all tabs of this browser. Drafts kept in this browser are removed.',
  signOut: 'Sign out',
  signOutTitle: 'Sign out?',
});
