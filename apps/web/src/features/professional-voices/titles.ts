import { defineMessages } from '#web/shared/messages.ts';

/** Known before the page is loaded. */
export const titles = {
  title: 'Professional voice cloning',
};

export const { message: title } = defineMessages('professional-voices-titles', titles);
