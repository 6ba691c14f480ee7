import { defineMessages } from '#web/shared/messages.ts';

/** Known before the page is loaded. */
export const titles = {
  title: 'Setup',
};

export const { message: title } = defineMessages('setup-titles', titles);
