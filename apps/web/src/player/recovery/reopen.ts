/** Seconds between attempts; the last holds for all that follow. */
const PAUSES_MS = [1000, 2000, 4000, 8000, 15_000] as const;
/** About five minutes: a tunnel, a restart of the server, a walk to another room. */
const TRIES = 24;

type ReopenOptions<Source> = {
  open: () => Promise<Source>;
  /** Whether another attempt may help. */
  isPassing: (cause: unknown) => boolean;
  wait: (durationMs: number) => Promise<void>;
  tries?: number;
};

/** Tries at once, then with growing pauses. Raises the last failure. */
export async function reopen<Source>({
  open,
  isPassing,
  wait,
  tries = TRIES,
}: ReopenOptions<Source>): Promise<Source> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await open();
    } catch (cause) {
      if (attempt === tries || !isPassing(cause)) throw cause;
    }
    await wait(PAUSES_MS[Math.min(attempt, PAUSES_MS.length) - 1]!);
  }
}
