import { titles } from '#web/features/sign-in/titles.ts';
import { defineMessages } from '#web/shared/messages.ts';

export const { message, useMessages } = defineMessages('sign-in', {
  ...titles,
  heading: 'Welcome back',
  text: 'Sign in to {{brand}}.',
  email: 'Email',
  emailMissing: 'Enter your email address.',
  emailInvalid: 'Enter a valid email address.',
  password: 'Password',
  passwordMissing: 'Enter your password.',
  submit: 'Sign in',
  forgot: 'Forgot password?',
  noAccount: 'New here?',
  signUp: 'Create an account',
  unverifiedHeading: 'Verify your email first',
  unverifiedText: 'Your password is right, but your email address isn’t verified yet.',
  setupTitle: 'This server has no owner yet',
  setupText: 'Open the one-time link that the server printed when it started to create the owner account.',
});
