export { provisionMember } from './actions/provision-member.ts';
export { purgeSignOns } from './actions/purge-sign-ons.ts';
export { requirePasswordAllowed } from './actions/require-password-allowed.ts';
export { listProviderRows } from './providers.store.ts';
export { singleSignOnRoutes } from './single-sign-on.routes.ts';
