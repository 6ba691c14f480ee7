import { defineMessages } from '#web/shared/messages.ts';

/** Known before the page is loaded. */
export const titles = {
  title: 'Subscription',
};

export const { message: title } = defineMessages('subscription-titles', titles);
