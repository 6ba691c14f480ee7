import { defineMessages } from '#web/shared/messages.ts';

/** Known before the page is loaded. */
export const titles = {
  title: 'Referrals',
  partners: 'Partners',
};

export const { message: title } = defineMessages('referrals-titles', titles);
