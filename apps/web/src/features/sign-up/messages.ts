import { titles } from '#web/features/sign-up/titles.ts';
import { defineMessages } from '#web/shared/messages.ts';

export const { message, useMessages } = defineMessages('sign-up', {
  ...titles,
  heading: 'Make an account',
  text: 'Free to begin with. Your first speech is a minute away.',
  invitedText: 'Then you join the workspace that invited you.',
  name: 'First name',
  nameMissing: 'Enter your first name.',
  email: 'Email',
  emailInvalid: 'Enter a valid email address.',
  password: 'Password',
  passwordHint: 'At least {{count}} characters. A few words are easier to keep than signs.',
  passwordShort: 'Use at least {{count}} characters.',
  updates: 'Tell me by mail what is new, now and then',
  submit: 'Sign up',
  haveAccount: 'You have an account?',
  signIn: 'Sign in',
  inboxHeading: 'Check your inbox',
  inboxText: 'One step is left.',
  closedTitle: 'Nobody can sign up here',
  closedText: 'Ask the people who run this server to let you in.',
  ownerTitle: 'This server has no owner yet',
  ownerText: 'Open the one-time link that the server printed when it started.',
  captchaFailed: 'The check against robots could not be loaded. Allow its script, or try again.',
});
