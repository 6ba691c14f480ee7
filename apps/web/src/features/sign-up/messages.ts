import { titles } from '#web/features/sign-up/titles.ts';
import { defineMessages } from '#web/shared/messages.ts';

export const { message, useMessages } = defineMessages('sign-up', {
  ...titles,
  heading: 'Create an account',
  text: 'Free to start. Your first speech is a minute away.',
  invitedText: 'You’ll then join the workspace that invited you.',
  name: 'First name',
  nameMissing: 'Enter your first name.',
  email: 'Email',
  emailInvalid: 'Enter a valid email address.',
  password: 'Password',
  passwordHint: 'At least {{count}} characters. A few words are easier to remember than symbols.',
  passwordShort: 'Use at least {{count}} characters.',
  updates: 'Email me product updates',
  submit: 'Sign up',
  haveAccount: 'Already have an account?',
  signIn: 'Sign in',
  inboxHeading: 'Check your inbox',
  inboxText: 'One step left.',
  closedTitle: 'Sign-up is closed',
  closedText: 'Ask the people who run this server for an invite.',
  ownerTitle: 'This server has no owner yet',
  ownerText: 'Open the one-time link that the server printed when it started.',
  captchaFailed: 'Couldn’t load the captcha. Allow its script, or try again.',
});
