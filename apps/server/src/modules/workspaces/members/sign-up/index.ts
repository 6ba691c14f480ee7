export { purgeUnopenedAccounts } from './actions/purge-unopened-accounts.ts';
export { signUpRoutes } from './sign-up.routes.ts';
