export { enqueueExpiries } from './actions/expire-items.ts';
export { countItemsBefore } from './expiring-items.store.ts';
export { expireAtOnce, expiryJob } from './expiry.ts';
export { startOfKept } from './retention.policy.ts';
