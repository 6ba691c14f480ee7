import type { Urgency } from './urgency.ts';

/** Counts the speech that somebody waits for or listens to while it is made. */
export class AwaitedSpeech {
  #count = 0;

  get count(): number {
    return this.#count;
  }

  /** Passes the parts on; they count until the last was read, or until the reader left. */
  async *follow<Part>(
    parts: AsyncIterable<Part>,
    urgency: Urgency | undefined,
  ): AsyncGenerator<Part, void, undefined> {
    if (urgency === 'background') return yield* parts;
    this.#count++;
    try {
      yield* parts;
    } finally {
      this.#count--;
    }
  }
}
