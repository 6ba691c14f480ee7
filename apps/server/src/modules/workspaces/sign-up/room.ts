import type { Room } from '../../../platform/http/index.ts';
import { purgeUnopenedAccounts } from './actions/purge-unopened-accounts.ts';
import { signUpRoutes } from './sign-up.routes.ts';

export const signUpRoom: Room = {
  routes: signUpRoutes,
  schedules: [{ name: 'workspaces.purge-unopened-accounts', cron: '29 3 * * *', run: purgeUnopenedAccounts }],
};
