import { defineMessages } from '#web/shared/messages.ts';

export const { message, useMessages } = defineMessages('not-found', {
  title: 'This page does not exist',
  text: 'The address may be mistyped, or what was here has been removed.',
  backHome: 'Back to home',
  search: 'Search',
  meant: 'Perhaps you meant',
});
