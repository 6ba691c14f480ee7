import { vi } from 'vitest';

/**
 * Tries a check until it holds, and gives what it gives. The limit is that of a test, nearly: a machine that is busy
 * with other things must not fail one.
 */
export const until = <Value>(check: () => Value | Promise<Value>): Promise<Value> =>
  vi.waitFor(check, { timeout: 540_000, interval: 50 });
