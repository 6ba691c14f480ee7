import type { Room } from '../../../platform/http/index.ts';
import { accountDeletionRoutes } from './account-deletion.routes.ts';
import { eraseAccounts } from './actions/erase-accounts.ts';

export const accountDeletionRoom: Room = {
  routes: accountDeletionRoutes,
  schedules: [{ name: 'workspaces.erase-accounts', cron: '23 * * * *', run: eraseAccounts }],
};
