export {
  getSpending,
  holdSpending,
  type LimitHolder,
  type Spender,
  settleSpending,
} from './spending.store.ts';
