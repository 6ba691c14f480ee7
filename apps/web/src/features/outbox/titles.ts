import { defineMessages } from '#web/shared/messages.ts';

/** Known before the page is loaded. */
export const titles = {
  title: 'Outbox',
};

export const { message: title } = defineMessages('outbox-titles', titles);
