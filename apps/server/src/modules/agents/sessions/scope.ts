import type { Clock } from '../../../platform/clock/clock.ts';

type Close = () => unknown;

/** Owns what lives as long as a session: timers, streams, slots. One `close` frees all of it, the last first. */
export class Scope {
  readonly #clock: Clock;
  readonly #leaving = new AbortController();
  readonly #owned = new Set<Close>();
  #closing: Promise<void> | undefined;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** Aborted when the scope closes. */
  get signal(): AbortSignal {
    return this.#leaving.signal;
  }

  get isClosed(): boolean {
    return this.#closing !== undefined;
  }

  /** Closed with the scope; at once, if that was before. Gives the way to let it go. */
  own(close: Close): () => void {
    if (this.isClosed)
      void Promise.resolve(close()).catch(() => {}); // nobody is left to hear of it
    else this.#owned.add(close);
    return () => this.#owned.delete(close);
  }

  /** Calls once, unless the scope closes before. */
  after(ms: number, call: () => void): () => void {
    if (this.isClosed) return () => {};
    const callOff = this.#clock.after(ms, () => {
      release();
      call();
    });
    const release = this.own(callOff);
    return () => {
      release();
      callOff();
    };
  }

  /** Resolves when everything is free. Harmless twice. */
  close(): Promise<void> {
    this.#closing ??= this.#close();
    return this.#closing;
  }

  async #close(): Promise<void> {
    this.#leaving.abort();
    const all = [...this.#owned].reverse();
    this.#owned.clear();
    await Promise.allSettled(all.map(async (close) => close()));
  }
}
