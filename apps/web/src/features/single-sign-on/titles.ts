import { defineMessages } from '#web/shared/messages.ts';

/** Known before the page is loaded. */
export const titles = {
  returnTitle: 'Signing in',
};

export const { message: title } = defineMessages('single-sign-on-titles', titles);
