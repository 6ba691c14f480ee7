export { countItemsBefore } from './expiring-items.store.ts';
export { startOfKept } from './retention.policy.ts';
export { enqueueExpiries } from './actions/expire-items.ts';
export { expireAtOnce, expiryJob } from './expiry.ts';
