import type { Module } from '../../../platform/http/index.ts';
import { purgeAccounts } from './actions/purge-accounts.ts';
import { signInRoutes } from './sign-in.routes.ts';

export const signInModule: Module = {
  name: 'sign-in',
  routes: signInRoutes,
  schedules: [{ name: 'accounts.purge', cron: '17 3 * * *', run: purgeAccounts }],
};
