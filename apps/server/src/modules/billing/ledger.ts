/** What other modules do with credits beside spending them; taken in as `ledger`. */

export { creditBalance } from './actions/credit-balance.ts';
export { type Grant, grantCredits, openAccount } from './actions/grant-credits.ts';
export { refundCredits } from './actions/refund-credits.ts';
export { setWorkspaceBudget } from './actions/set-budget.ts';
export { listFoundMismatches, listSpendings } from './ledger.store.ts';
