import type { RunOptions } from './run-options.ts';

/** Counts the speech that somebody waits for or listens to while it is made. */
export class AwaitedSpeech {
  #count = 0;

  get count(): number {
    return this.#count;
  }

  /**
   * Passes the parts on; they count until the last was read, the reader left, or its signal was aborted: what was begun
   * ahead of a reader who left is never asked for again, nor told.
   */
  async *follow<Part>(
    parts: AsyncIterable<Part>,
    { urgency, signal }: Pick<RunOptions, 'urgency' | 'signal'>,
  ): AsyncGenerator<Part, void, undefined> {
    if (urgency === 'background' || signal.aborted) return yield* parts;
    const ended = new AbortController();
    this.#count++;
    ended.signal.addEventListener('abort', () => this.#count--, { once: true });
    signal.addEventListener('abort', () => ended.abort(), { once: true, signal: ended.signal });
    try {
      yield* parts;
    } finally {
      ended.abort();
    }
  }
}
