import { Failure } from '../../../platform/errors/index.ts';

/** How many requests of a workspace run, and how many its plan allows. */
export interface Concurrency {
  current: number;
  /** Undefined: only the engines' own queue limits. */
  maximum: number | undefined;
}

export interface SpeechSlot extends Concurrency {
  /** Harmless when called twice. */
  release(): void;
}

const running = new Map<string, number>();

/**
 * Counts a request in, in this process, until it is released. `onCount` hears the figures in either case: they
 * stand in headers of the refusal, too.
 * @throws Failure `too_many_concurrent_requests`
 */
export function takeSpeechSlot(
  workspaceId: string,
  maximum: number | undefined,
  onCount: (concurrency: Concurrency) => void = () => {},
): SpeechSlot {
  const before = running.get(workspaceId) ?? 0;
  if (maximum !== undefined && before >= maximum) {
    onCount({ current: before, maximum });
    throw new Failure(
      'too_many_concurrent_requests',
      `Your plan allows ${maximum} requests at once and ${before} are running. Wait for one to end.`,
      { retryAfterSeconds: 1, data: { current: before, maximum } },
    );
  }
  const current = before + 1;
  running.set(workspaceId, current);
  onCount({ current, maximum });
  let released = false;
  const release = (): void => {
    if (released) return;
    released = true;
    const left = (running.get(workspaceId) ?? 1) - 1;
    if (left > 0) running.set(workspaceId, left);
    else running.delete(workspaceId);
  };
  return { current, maximum, release };
}
