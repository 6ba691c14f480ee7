import { defineMessages } from '#web/shared/messages.ts';

/** Known before the page is loaded. */
export const titles = {
  title: 'Design a voice',
};

export const { message: title } = defineMessages('voice-design-titles', titles);
