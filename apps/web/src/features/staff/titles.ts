import { defineMessages } from '#web/shared/messages.ts';

/** Known before the page is loaded. */
export const titles = {
  title: 'Administration',
};

export const { message: title } = defineMessages('staff-titles', titles);
