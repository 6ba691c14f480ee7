import { titles } from '#web/features/setup/titles.ts';
import { defineMessages } from '#web/shared/messages.ts';

export const { message, useMessages } = defineMessages('setup', {
  ...titles,
  heading: 'Make it yours',
  text: 'You are the first one here. This account owns the server and everything on it.',
  name: 'First name',
  nameMissing: 'Enter your first name.',
  email: 'Email',
  emailHint: 'Your sign-in name. Nothing is sent to it now.',
  emailInvalid: 'Enter a valid email address.',
  password: 'Password',
  passwordHint: 'At least {{count}} characters. A few words are easier to keep than signs.',
  passwordShort: 'Use at least {{count}} characters.',
  submit: 'Create the owner account',
  doneTitle: 'This server already has an owner',
  doneText: 'The set-up link works once. Sign in with the account that was made with it.',
  signIn: 'Go to sign-in',
  tokenTitle: 'The link is not complete',
  tokenText: 'Open the whole link that the server printed when it started; it ends with a token.',
});
