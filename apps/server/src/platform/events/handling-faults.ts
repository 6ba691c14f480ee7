/** After so many tries an event is given up, so that a broken handler does not work for ever. */
const mostAttempts = 6;
const firstWaitMs = 1_000;

interface Fault {
  attempts: number;
  notBefore: number;
}

/** Which event of which handler failed how often. Kept in memory: a new start may try again. */
export class HandlingFaults {
  readonly #faults = new Map<string, Map<number, Fault>>();
  readonly #now: () => number;

  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  /** Notes one more failure; false when the event should be given up. */
  add(handler: string, sequence: number): boolean {
    const faults = this.#faults.get(handler) ?? new Map<number, Fault>();
    this.#faults.set(handler, faults);
    const attempts = (faults.get(sequence)?.attempts ?? 0) + 1;
    faults.set(sequence, { attempts, notBefore: this.#now() + firstWaitMs * 2 ** (attempts - 1) });
    return attempts < mostAttempts;
  }

  forget(handler: string, sequence: number): void {
    this.#faults.get(handler)?.delete(sequence);
  }

  /** Events whose next try is not due yet. */
  waiting(handler: string): number[] {
    const now = this.#now();
    const faults = this.#faults.get(handler) ?? [];
    return [...faults].filter(([, { notBefore }]) => notBefore > now).map(([sequence]) => sequence);
  }
}
