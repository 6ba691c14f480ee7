import { defineMessages } from '#web/shared/messages.ts';

/** Known before the page is loaded. */
export const titles = {
  title: 'Sign in',
};

export const { message: title } = defineMessages('sign-in-titles', titles);
