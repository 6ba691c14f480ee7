export { countItemsBefore } from './expiring-items.store.ts';
export { startOfKept } from './retention.policy.ts';
export { retentionSubmodule } from './submodule.ts';
