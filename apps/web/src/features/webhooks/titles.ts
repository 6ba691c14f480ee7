import { defineMessages } from '#web/shared/messages.ts';

/** Known before the page is loaded. */
export const titles = {
  title: 'Webhooks',
};

export const { message: title } = defineMessages('webhooks-titles', titles);
