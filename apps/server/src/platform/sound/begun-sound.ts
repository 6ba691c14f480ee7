interface BegunSoundOptions {
  /** Ends it also when nobody reads any more. */
  signal: AbortSignal;
  /** Of a sound that is finished without its reader: aborted when they have left. */
  left?: AbortSignal | undefined;
  /** At the end or when the reader leaves, perhaps twice; the end is told after it. Does not throw. */
  onEnd: () => Promise<void>;
}

/**
 * A sound whose first chunk was awaited already. A generator would not run its clean-up when it is left before it is
 * read; this one frees what it holds in every case.
 */
export class BegunSound<Chunk> implements AsyncIterableIterator<Chunk> {
  #first: IteratorResult<Chunk> | undefined;
  readonly #rest: AsyncGenerator<Chunk>;
  readonly #options: BegunSoundOptions;
  #finishing: Promise<void> | undefined;

  constructor(first: IteratorResult<Chunk>, rest: AsyncGenerator<Chunk>, options: BegunSoundOptions) {
    this.#first = first;
    this.#rest = rest;
    this.#options = options;
    const leave = () => void this.return().catch(() => {}); // the reader, if any, hears of the failure itself
    for (const signal of [options.signal, options.left]) {
      if (signal?.aborted) leave();
      else signal?.addEventListener('abort', leave, { once: true });
    }
  }

  async next(): Promise<IteratorResult<Chunk>> {
    const first = this.#first;
    this.#first = undefined;
    if (first) return first;
    const { onEnd } = this.#options;
    try {
      const result = await this.#rest.next();
      if (result.done) await onEnd();
      return result;
    } catch (cause) {
      await onEnd();
      throw cause;
    }
  }

  async return(): Promise<IteratorResult<Chunk>> {
    this.#first = undefined;
    const { signal, left, onEnd } = this.#options;
    if (left && !signal.aborted) {
      this.#finishing ??= this.#finish().catch(() => {}); // its failure is settled, and nobody is there to hear
      return { done: true, value: undefined };
    }
    try {
      return await this.#rest.return(undefined);
    } finally {
      await onEnd();
    }
  }

  [Symbol.asyncIterator](): this {
    return this;
  }

  async #finish(): Promise<void> {
    try {
      while (!(await this.#rest.next()).done);
    } finally {
      await this.#options.onEnd();
    }
  }
}
