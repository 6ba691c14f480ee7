import { defineMessages } from '#web/shared/messages.ts';

/** Known before the page is loaded. */
export const titles = {
  title: 'Sign up',
};

export const { message: title } = defineMessages('sign-up-titles', titles);
