import type { Module } from '../../platform/http/index.ts';
import { accountRoutes } from './accounts.routes.ts';
import { purgeAccounts } from './actions/purge-accounts.ts';

export const accountsModule: Module = {
  name: 'accounts',
  routes: accountRoutes,
  schedules: [{ name: 'accounts.purge', cron: '17 3 * * *', run: purgeAccounts }],
};
