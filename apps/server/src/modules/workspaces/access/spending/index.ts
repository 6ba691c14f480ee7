/** Credits counted against the monthly limits of members, keys and groups; taken in as `spending`. */
export {
  listHolders,
  listNearLimits,
  listSpendingLimits,
  putSpendingLimit,
  type SpendingLimit,
} from './budgets.store.ts';
export type { LimitHolder, Spender } from './meters.ts';
export { type Exhausted, type HeldSpending, holdSpending, settleSpending } from './spending.store.ts';
