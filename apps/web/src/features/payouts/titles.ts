import { defineMessages } from '#web/shared/messages.ts';

/** Known before the page is loaded. */
export const titles = {
  title: 'Payouts',
  staffTitle: 'Payouts',
};

export const { message: title } = defineMessages('payouts-titles', titles);
