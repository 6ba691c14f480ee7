import { accountRoutes as routes } from '@mynah/contract/accounts/accounts';
import { handle } from '../../../platform/http/index.ts';
import { hasUsers } from './users.store.ts';

export const userRoutes = [
  handle(routes.setupStatus, async ({ platform }) => ({ needs_setup: !(await hasUsers(platform.db)) })),
];
