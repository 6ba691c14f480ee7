import { defineMessages } from '#web/shared/messages.ts';

/** Known before the page is loaded. */
export const titles = {
  title: 'Admin',
};

export const { message: title } = defineMessages('staff-titles', titles);
