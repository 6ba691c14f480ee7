import type { Clock } from '../clock/clock.ts';

/** Calls when nothing happened for a while. Work in hand stops the clock. */
export class IdleClock {
  readonly #clock: Pick<Clock, 'after'>;
  readonly #ms: number;
  readonly #onIdle: () => void;
  #cancel: () => void = () => {};
  #busy = 0;
  #isStopped = false;

  constructor(seconds: number, onIdle: () => void, clock: Pick<Clock, 'after'>) {
    this.#clock = clock;
    this.#ms = seconds * 1000;
    this.#onIdle = onIdle;
    this.touch();
  }

  /** Something happened: the clock starts anew. */
  touch(): void {
    this.#cancel();
    if (this.#busy === 0 && !this.#isStopped) this.#cancel = this.#clock.after(this.#ms, this.#onIdle);
  }

  async whileBusy<T>(work: () => Promise<T>): Promise<T> {
    this.#busy++;
    this.#cancel();
    try {
      return await work();
    } finally {
      this.#busy--;
      this.touch();
    }
  }

  /** For good. */
  stop(): void {
    this.#isStopped = true;
    this.#cancel();
  }
}
