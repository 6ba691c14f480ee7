import { titles } from '#web/features/setup/titles.ts';
import { defineMessages } from '#web/shared/messages.ts';

export const { message, useMessages } = defineMessages('setup', {
  ...titles,
  heading: 'Make it yours',
  text: 'You’re the first one here. This account owns the server and everything on it.',
  name: 'First name',
  nameMissing: 'Enter your first name.',
  email: 'Email',
  emailHint: 'You’ll sign in with it. We won’t send anything to it now.',
  emailInvalid: 'Enter a valid email address.',
  password: 'Password',
  passwordHint: 'At least {{count}} characters. A few words are easier to remember than symbols.',
  passwordShort: 'Use at least {{count}} characters.',
  submit: 'Create owner account',
  doneTitle: 'This server already has an owner',
  doneText: 'The setup link works only once. Sign in with the account that was created with it.',
  signIn: 'Go to sign-in',
  tokenTitle: 'This link is incomplete',
  tokenText: 'Open the full link that the server printed when it started. It ends with a token.',
});
