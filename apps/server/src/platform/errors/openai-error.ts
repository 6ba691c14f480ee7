import type { Failure } from './failure.ts';
import { failureKindTraits } from './failure-kinds.ts';

/** What OpenAI's clients make an error class of, where it is not our own status. */
const statuses: Partial<Record<number, number>> = { 402: 429, 422: 400 };
const statusOf = ({ kind, code }: Failure): number => {
  if (kind === 'quota') return 429;
  if (code === 'missing_permissions') return 403;
  const { status } = failureKindTraits[kind];
  return statuses[status] ?? status;
};

function typeOf(failure: Failure, status: number): string {
  if (failure.kind === 'quota' || failure.kind === 'payment-required') return 'insufficient_quota';
  if (status === 429) return 'rate_limit_error';
  if (status === 403) return 'permission_error';
  return status >= 500 ? 'server_error' : 'invalid_request_error';
}

/** Codes that programs compare; others are our own. */
function codeOf({ kind, code }: Failure): string {
  if (kind === 'unauthenticated' && code !== 'missing_permissions') return 'invalid_api_key';
  if (kind === 'quota' || kind === 'payment-required') return 'insufficient_quota';
  return kind === 'rate-limited' ? 'rate_limit_exceeded' : code;
}

/** Status and body of a failure towards a client of OpenAI's API. Source: its public reference, "Errors". */
export function openaiError(failure: Failure, param: string | null = null) {
  const status = statusOf(failure);
  const named = failure.data?.param;
  return {
    status,
    body: {
      error: {
        message: failure.message,
        type: typeOf(failure, status),
        param: typeof named === 'string' ? named : param,
        code: codeOf(failure),
      },
    },
  };
}
