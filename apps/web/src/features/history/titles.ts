import { defineMessages } from '#web/shared/messages.ts';

/** Known before the page is loaded. */
export const titles = {
  title: 'History',
  binTitle: 'Deleted items',
};

export const { message: title } = defineMessages('history-titles', titles);
