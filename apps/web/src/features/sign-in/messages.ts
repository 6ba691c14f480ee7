import { defineMessages } from '#web/shared/messages.ts';

export const { message, useMessages } = defineMessages('sign-in', {
  title: 'Sign in',
  heading: 'Welcome back',
  text: 'Sign in to {{brand}}.',
  email: 'Email',
  emailMissing: 'Enter your email address.',
  emailInvalid: 'This is not an email address.',
  password: 'Password',
  passwordMissing: 'Enter your password.',
  submit: 'Sign in',
  setupTitle: 'This server has no owner yet',
  setupText: 'Open the one-time link that the server printed when it started. It lets you name the owner.',
});
