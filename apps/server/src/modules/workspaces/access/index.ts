export { findKeyHint } from './api-keys/index.ts';
export { authenticate } from './authentication/index.ts';
export { accessModule } from './module.ts';
export { ensureConfiguredOwner } from './owner/index.ts';
export { listSharingGroupsOf } from './service-accounts/index.ts';
export { spendSingleUseToken } from './single-use-tokens/index.ts';
export * as spending from './spending/index.ts';
