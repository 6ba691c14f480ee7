export { accountHomes } from './account-home.ts';
export { recordAccountChange } from './account-trail.ts';
export { securityChangesModule } from './module.ts';
export { type AccountHolder, tellSecurityChange } from './tell-security-change.ts';
