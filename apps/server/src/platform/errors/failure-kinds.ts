import type { FailureKind } from '@mynah/contract';

interface KindTraits {
  /** HTTP status. */
  status: number;
  /** Close code of a websocket. */
  socketClose: number;
  /** Does a job with this failure try again? */
  retryJob: boolean;
  /** `detail.type`, as the public API words it. */
  type: string;
}

/** What is the state of the server, not of the work: the same work can succeed later. */
export const mayPass: ReadonlySet<FailureKind> = new Set(['unavailable', 'rate-limited', 'disk-full']);

/** The one table from a failure's kind to what each way out makes of it. */
export const failureKindTraits: Readonly<Record<FailureKind, KindTraits>> = {
  invalid: { status: 400, socketClose: 1008, retryJob: false, type: 'validation_error' },
  unauthenticated: { status: 401, socketClose: 1008, retryJob: false, type: 'authentication_error' },
  quota: { status: 401, socketClose: 1008, retryJob: false, type: 'quota_error' },
  'payment-required': { status: 402, socketClose: 1008, retryJob: false, type: 'payment_error' },
  forbidden: { status: 403, socketClose: 1008, retryJob: false, type: 'authorization_error' },
  'not-found': { status: 404, socketClose: 1008, retryJob: false, type: 'not_found_error' },
  conflict: { status: 409, socketClose: 1008, retryJob: false, type: 'conflict_error' },
  stale: { status: 412, socketClose: 1008, retryJob: false, type: 'conflict_error' },
  'too-large': { status: 413, socketClose: 1009, retryJob: false, type: 'validation_error' },
  'range-not-satisfiable': { status: 416, socketClose: 1008, retryJob: false, type: 'validation_error' },
  unprocessable: { status: 422, socketClose: 1008, retryJob: false, type: 'validation_error' },
  'too-early': { status: 425, socketClose: 1008, retryJob: true, type: 'conflict_error' },
  'rate-limited': { status: 429, socketClose: 1008, retryJob: true, type: 'rate_limit_error' },
  unavailable: { status: 503, socketClose: 1011, retryJob: true, type: 'service_unavailable_error' },
  'disk-full': { status: 507, socketClose: 1011, retryJob: true, type: 'service_unavailable_error' },
  internal: { status: 500, socketClose: 1011, retryJob: true, type: 'internal_error' },
};
