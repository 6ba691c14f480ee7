import { defineMessages } from '#web/shared/messages.ts';

export const { message, useMessages } = defineMessages('not-found', {
  title: 'Page not found',
  text: 'The address may be mistyped, or the page may have been removed.',
  backHome: 'Back to home',
  search: 'Search',
  meant: 'Did you mean',
});
