import { defineMessages } from '#web/shared/messages.ts';

/** Known before the page is loaded. */
export const titles = {
  title: 'Audit log',
};

export const { message: title } = defineMessages('audit-log-titles', titles);
