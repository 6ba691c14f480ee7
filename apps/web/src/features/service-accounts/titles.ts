import { defineMessages } from '#web/shared/messages.ts';

/** Known before the page is loaded. */
export const titles = {
  title: 'Service accounts',
};

export const { message: title } = defineMessages('service-accounts-titles', titles);
