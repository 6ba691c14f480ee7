import { defineMessages } from '#web/shared/messages.ts';

/** Known to the search before the page is loaded. */
export const { message: searchTitle } = defineMessages('subscription-search', {
  plans: 'Plans',
  promo: 'Promo code',
});
