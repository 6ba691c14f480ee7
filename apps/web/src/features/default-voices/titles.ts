import { defineMessages } from '#web/shared/messages.ts';

/** Known before the page is loaded. */
export const titles = {
  title: 'Default voices',
};

export const { message: title } = defineMessages('default-voices-titles', titles);
