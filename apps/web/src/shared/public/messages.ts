import { defineMessages } from '#web/shared/messages.ts';

export const { message, useMessages } = defineMessages('public', {
  pages: 'Pages that are open to everybody',
  signIn: 'Sign in',
  start: 'Start',
  openApp: 'Open the app',
  skip: 'Skip to content',
});
