import type { Module } from '../../platform/http/index.ts';
import { emailFlowRoutes } from './email-flows/email-flows.routes.ts';
import { purgeAccounts } from './sessions/actions/purge-accounts.ts';
import { sessionRoutes } from './sessions/sessions.routes.ts';

export const accountsModule: Module = {
  name: 'accounts',
  routes: [...sessionRoutes, ...emailFlowRoutes],
  schedules: [{ name: 'accounts.purge', cron: '17 3 * * *', run: purgeAccounts }],
};
