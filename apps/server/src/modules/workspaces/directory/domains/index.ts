export { domainRoutes } from './domains.routes.ts';
export { findDomainHolder, isVerifiedBy, listDomainRows } from './domains.store.ts';
