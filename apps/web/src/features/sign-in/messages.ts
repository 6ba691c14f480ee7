import { titles } from '#web/features/sign-in/titles.ts';
import { defineMessages } from '#web/shared/messages.ts';

export const { message, useMessages } = defineMessages('sign-in', {
  ...titles,
  heading: 'Welcome back',
  text: 'Sign in to {{brand}}.',
  email: 'Email',
  emailMissing: 'Enter your email address.',
  emailInvalid: 'This is not an email address.',
  password: 'Password',
  passwordMissing: 'Enter your password.',
  submit: 'Sign in',
  forgot: 'Forgot it?',
  noAccount: 'New here?',
  signUp: 'Make an account',
  unverifiedHeading: 'Verify your address first',
  unverifiedText: 'The password is right; the link of the mail is missing.',
  setupTitle: 'This server has no owner yet',
  setupText: 'Open the one-time link that the server printed when it started. It lets you name the owner.',
});
