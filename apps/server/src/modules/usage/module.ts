import type { Module } from '../../platform/http/index.ts';
import { rollUp } from './actions/roll-up.ts';
import { usageHttpRoutes } from './usage.routes.ts';

/** Who used what: sums of the ledger's entries, and the queries over them. */
export const usageModule: Module = {
  name: 'usage',
  routes: usageHttpRoutes,
  schedules: [{ name: 'usage.roll-up', cron: '* * * * *', run: rollUp }],
};
