export { type FilledIn, fillInForm } from './fill-in-form.ts';
export { testPayoutPage } from './test-payout-page.ts';
export { TestPayoutProvider } from './test-payout-provider.ts';
export { findTestAccount, findTestPayoutSession } from './test-payouts.store.ts';
