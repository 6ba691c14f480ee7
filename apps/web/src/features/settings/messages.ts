import { searchTitles } from '#web/features/settings/search-titles.ts';
import { titles } from '#web/features/settings/titles.ts';
import { defineMessages } from '#web/shared/messages.ts';

export const { message, useMessages } = defineMessages('settings', {
  ...titles,
  ...searchTitles,
  accountFailed: 'Couldn’t load your account',
  name: 'First name',
  email: 'Email',
  changeEmail: 'Change email',
  profileHandle: 'Profile page',
  userId: 'User ID',
  copyUserId: 'Copy user ID',
  profileText: 'Your name here, and on what you share.',
  nameMissing: 'Enter your first name.',
  publicName: 'Public name',
  publicNameHint: 'Shown with anything you share.',
  proposeName: 'Suggest a name',
  save: 'Save',
  saved: 'Saved',
  appearanceText: 'Saved in this browser.',
  light: 'Light',
  dark: 'Dark',
  system: 'System',
  languageText: 'Of the app, on every device where you sign in. What you generate keeps its own language.',
  browserLanguage: 'Same as the browser',
  sessionText:
    'Signs you out here and in all tabs of this browser. Drafts saved in this browser are removed.',
  signOut: 'Sign out',
  signOutTitle: 'Sign out?',
});
