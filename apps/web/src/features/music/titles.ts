import { defineMessages } from '#web/shared/messages.ts';

/** Known before the page is loaded. */
export const titles = {
  title: 'Music',
};

export const { message: title } = defineMessages('music-titles', titles);
