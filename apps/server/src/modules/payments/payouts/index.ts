export { payoutsModule } from './module.ts';
export { payoutMoney } from './payout-provider-of.ts';
export { reverseEarnings } from './record-earnings.ts';
