import type { Clock } from '../src/platform/clock/clock.ts';
import type { Platform } from '../src/platform/platform.ts';

interface Call {
  atMs: number;
  call(): void;
}

/** Stands at the time of its making until it is moved. */
export class ManualClock implements Clock {
  #now = Date.now();
  readonly #calls = new Set<Call>();

  now(): Date {
    return new Date(this.#now);
  }

  after(ms: number, call: () => void): () => void {
    const waiting = { atMs: this.#now + ms, call };
    this.#calls.add(waiting);
    return () => this.#calls.delete(waiting);
  }

  /** Moves on, and makes the calls that have come due. */
  advance(ms: number): void {
    this.#now += ms;
    for (const waiting of [...this.#calls]) {
      if (waiting.atMs > this.#now || !this.#calls.delete(waiting)) continue;
      waiting.call();
    }
  }
}

/** As a process that stands still: it sees the time, and nothing that it had put off comes due. */
export const withoutTimers = (platform: Platform): Platform => ({
  ...platform,
  clock: { now: () => platform.clock.now(), after: () => () => {} },
});
