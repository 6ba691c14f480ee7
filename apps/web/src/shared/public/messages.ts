import { defineMessages } from '#web/shared/messages.ts';

export const { message, useMessages } = defineMessages('public', {
  pages: 'Public pages',
  signIn: 'Sign in',
  start: 'Get started',
  openApp: 'Open the app',
  skip: 'Skip to content',
});
