/**
 * What kind of failure it is. The kind decides the HTTP status, the socket close code and whether a job is retried;
 * `apps/server/src/platform/errors` holds that one table.
 */
export const failureKinds = [
  'invalid',
  'unauthenticated',
  'quota',
  'payment-required',
  'forbidden',
  'not-found',
  'conflict',
  'stale',
  'too-large',
  'range-not-satisfiable',
  'unprocessable',
  'too-early',
  'rate-limited',
  'unavailable',
  'disk-full',
  'internal',
] as const;
export type FailureKind = (typeof failureKinds)[number];
