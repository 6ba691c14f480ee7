/** Calls when nothing happened for a while. Work in hand stops the clock. */
export class IdleClock {
  readonly #ms: number;
  readonly #onIdle: () => void;
  #timer: NodeJS.Timeout | undefined;
  #busy = 0;
  #isStopped = false;

  constructor(seconds: number, onIdle: () => void) {
    this.#ms = seconds * 1000;
    this.#onIdle = onIdle;
    this.touch();
  }

  /** Something happened: the clock starts anew. */
  touch(): void {
    clearTimeout(this.#timer);
    if (this.#busy === 0 && !this.#isStopped) this.#timer = setTimeout(this.#onIdle, this.#ms);
  }

  async whileBusy<T>(work: () => Promise<T>): Promise<T> {
    this.#busy++;
    clearTimeout(this.#timer);
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
    clearTimeout(this.#timer);
  }
}
