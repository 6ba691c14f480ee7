import { defineMessages } from '#web/shared/messages.ts';

/** Known before the page is loaded. */
export const titles = {
  title: 'Security',
};

export const { message: title } = defineMessages('security-titles', titles);
