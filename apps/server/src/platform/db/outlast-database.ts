import { setTimeout as delay } from 'node:timers/promises';
import { isDatabaseAway } from './database-away.ts';

interface OutlastOptions {
  /** No further try after it. */
  signal?: AbortSignal;
  /** How long the database may be away, ms. */
  patienceMs?: number;
}

const firstWaitMs = 100;
const longestWaitMs = 2_000;
/** A restart takes seconds; one on another machine, or a move to its standby, a minute. */
const ordinaryPatienceMs = 3 * 60_000;

/**
 * Does work that must not be lost because the database goes away meanwhile: it is done again until the database is
 * back. The last try may have been committed before its answer got lost, so the work must bear that; `attempt` counts
 * from 0. @throws what the work throws for another reason, or when the database stays away
 */
export async function outlastDatabase<Result>(
  work: (attempt: number) => Promise<Result>,
  { signal, patienceMs = ordinaryPatienceMs }: OutlastOptions = {},
): Promise<Result> {
  const giveUpAt = performance.now() + patienceMs;
  for (let attempt = 0, waitMs = firstWaitMs; ; attempt++, waitMs = Math.min(2 * waitMs, longestWaitMs)) {
    try {
      return await work(attempt);
    } catch (cause) {
      if (!isDatabaseAway(cause) || signal?.aborted || performance.now() > giveUpAt) throw cause;
      await delay(waitMs);
    }
  }
}

/** Work that nobody has to wait for while the database is away: after the first try it goes on by itself. */
export async function outlastUnawaited(
  work: () => Promise<unknown>,
  onGivenUp: (cause: unknown) => void,
): Promise<void> {
  try {
    await work();
  } catch (cause) {
    if (!isDatabaseAway(cause)) throw cause;
    outlastDatabase(work).catch(onGivenUp);
  }
}
