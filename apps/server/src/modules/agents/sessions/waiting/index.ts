/** Callers who wait until an agent has a place for them. */
export { mayWait } from './may-wait.ts';
export { type Waiting, waitForPlace } from './wait-for-place.ts';
