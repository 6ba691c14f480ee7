import type { Clock } from '../src/platform/clock/clock.ts';

/** Stands at the time of its making until it is moved. */
export class ManualClock implements Clock {
  #now = Date.now();

  now(): Date {
    return new Date(this.#now);
  }

  advance(ms: number): void {
    this.#now += ms;
  }
}
