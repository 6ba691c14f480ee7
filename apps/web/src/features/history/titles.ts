import { defineMessages } from '#web/shared/messages.ts';

/** Known before the page is loaded. */
export const titles = {
  title: 'History',
};

export const { message: title } = defineMessages('history-titles', titles);
