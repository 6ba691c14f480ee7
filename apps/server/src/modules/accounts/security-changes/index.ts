export { accountHomes } from './account-home.ts';
export { recordAccountChange } from './account-trail.ts';
export { securityChangesModule } from './module.ts';
export { type AccountHolder, notifySecurityChange } from './notify-security-change.ts';
