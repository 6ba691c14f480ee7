export { accountDeletionRoutes } from './account-deletion.routes.ts';
export { eraseAccounts } from './actions/erase-accounts.ts';
