import { Failure } from './failure.ts';

/** Files and streams; a quota; PostgreSQL's own. */
const codes = new Set(['ENOSPC', 'EDQUOT', '53100']);
const mostCauses = 10;
/** Somebody has to make room first. */
const retryAfterSeconds = 60;

/** Whether an error, or what caused it, tells that there is no room on a disk. */
export function isDiskFull(thrown: unknown): boolean {
  let cause = thrown;
  for (let depth = 0; depth < mostCauses && cause instanceof Error; depth++) {
    if ('code' in cause && codes.has(String(cause.code))) return true;
    cause = cause.cause;
  }
  return false;
}

export const diskFull = (cause?: unknown): Failure =>
  new Failure(
    'disk_full',
    'This server’s disk is full. Delete what you no longer need, or ask the operator to free up space.',
    { cause, retryAfterSeconds },
  );
