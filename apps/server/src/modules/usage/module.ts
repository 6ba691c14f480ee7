import type { Module } from '../../platform/http/index.ts';
import { rollUp } from './actions/roll-up.ts';
import { budgetHttpRoutes } from './budgets/index.ts';
import { usageHttpRoutes } from './usage.routes.ts';

/** Who used what: sums of the ledger's entries, and the queries over them. */
export const usageModule: Module = {
  name: 'usage',
  routes: [...usageHttpRoutes, ...budgetHttpRoutes],
  schedules: [{ name: 'usage.roll-up', cron: '* * * * *', run: rollUp }],
};
