import type { SpeechChunk } from './speech-track.ts';

interface BegunSpeechOptions {
  /** Ends the speech also when nobody reads any more. */
  signal: AbortSignal;
  /** At the end or when the reader leaves, perhaps twice; the end is told after it. Does not throw. */
  onEnd: () => Promise<void>;
}

/**
 * Speech whose first chunk was awaited already. A generator would not run its clean-up when it is left before it is
 * read; this one frees what it holds in every case.
 */
export class BegunSpeech<Chunk = SpeechChunk> implements AsyncIterableIterator<Chunk> {
  #first: IteratorResult<Chunk> | undefined;
  readonly #rest: AsyncGenerator<Chunk>;
  readonly #onEnd: () => Promise<void>;

  constructor(
    first: IteratorResult<Chunk>,
    rest: AsyncGenerator<Chunk>,
    { signal, onEnd }: BegunSpeechOptions,
  ) {
    this.#first = first;
    this.#rest = rest;
    this.#onEnd = onEnd;
    const leave = () => void this.return().catch(() => {}); // the reader, if any, hears of the failure itself
    if (signal.aborted) leave();
    else signal.addEventListener('abort', leave, { once: true });
  }

  async next(): Promise<IteratorResult<Chunk>> {
    const first = this.#first;
    this.#first = undefined;
    if (first) return first;
    try {
      const result = await this.#rest.next();
      if (result.done) await this.#onEnd();
      return result;
    } catch (cause) {
      await this.#onEnd();
      throw cause;
    }
  }

  async return(): Promise<IteratorResult<Chunk>> {
    this.#first = undefined;
    try {
      return await this.#rest.return(undefined);
    } finally {
      await this.#onEnd();
    }
  }

  [Symbol.asyncIterator](): this {
    return this;
  }
}
