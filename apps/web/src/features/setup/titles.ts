import { defineMessages } from '#web/shared/messages.ts';

/** Known before the page is loaded. */
export const titles = {
  title: 'Set up',
};

export const { message: title } = defineMessages('setup-titles', titles);
