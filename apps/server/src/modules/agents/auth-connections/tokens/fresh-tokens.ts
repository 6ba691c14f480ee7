import type { AuthToken } from './fetch-token.ts';

/** Not asked for with a token that is about to expire on its way. */
const marginMs = 30_000;
const mostKept = 1000;

interface Kept {
  value: string;
  goodUntil: number;
}

/** Tokens of other servers, in memory, until they expire; asked for once by all who need one at the same time. */
export class FreshTokens {
  readonly #kept = new Map<string, Kept>();
  readonly #coming = new Map<string, Promise<string>>();

  async get(key: string, now: Date, make: () => Promise<AuthToken>): Promise<string> {
    const kept = this.#kept.get(key);
    if (kept && kept.goodUntil > now.getTime()) return kept.value;
    const coming = this.#coming.get(key) ?? this.#make(key, now, make);
    this.#coming.set(key, coming);
    try {
      return await coming;
    } finally {
      this.#coming.delete(key);
    }
  }

  async #make(key: string, now: Date, make: () => Promise<AuthToken>): Promise<string> {
    const { value, lastsSeconds } = await make();
    this.#kept.delete(key);
    const [oldest] = this.#kept.keys();
    if (this.#kept.size >= mostKept && oldest !== undefined) this.#kept.delete(oldest);
    this.#kept.set(key, { value, goodUntil: now.getTime() + lastsSeconds * 1000 - marginMs });
    return value;
  }
}
