import { defineMessages } from '#web/shared/messages.ts';

/** Known before the page is loaded. */
export const titles = {
  title: 'Text to dialogue',
};

export const { message: title } = defineMessages('dialogue-titles', titles);
