import { defineMessages } from '#web/shared/messages.ts';

/** Known before the page is loaded. */
export const titles = {
  title: 'Home',
};

export const { message: title } = defineMessages('home-titles', titles);
