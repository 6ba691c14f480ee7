import { defineMessages } from '#web/shared/messages.ts';

/** Known before the page is loaded. */
export const titles = {
  title: 'Settings',
  general: 'General',
};

export const { message: title } = defineMessages('settings-titles', titles);
