import { setTimeout as delay } from 'node:timers/promises';
import { expect } from 'vitest';

type Fetch = (path: string, json?: unknown) => Promise<Response>;
type Ask = () => Promise<Response>;

/** Clients that ask a server again and again, and what it answered them with success, to the last byte. */
export class AcknowledgedWork {
  readonly historyItems = new Set<string>();
  readonly #refusals = new Map<string, number>();
  #isOver = false;
  #loading: Promise<unknown> = Promise.resolve();

  /** Each goes on until `end`: what is refused or broken off is counted and asked anew. */
  start(clients: readonly (readonly [ask: Ask, onDone?: (answer: Response, body: string) => void])[]): void {
    this.#loading = Promise.all(clients.map(([ask, onDone]) => this.#client(ask, onDone)));
    this.#loading.catch(() => {}); // `end` tells of it
  }

  readonly keepItem = ({ headers }: Response): void =>
    void this.historyItems.add(headers.get('history-item-id') ?? 'none');

  async untilMore(more = 1): Promise<void> {
    const wanted = this.historyItems.size + more;
    await expect.poll(() => this.historyItems.size, { timeout: 240_000 }).toBeGreaterThanOrEqual(wanted);
  }

  async end(): Promise<void> {
    this.#isOver = true;
    await this.#loading;
  }

  /** How often each status was answered instead of success; `broken` where the connection broke. */
  get refused(): Record<string, number> {
    return Object.fromEntries(this.#refusals);
  }

  /** Of the history items, those without row or sound. */
  async findLost(fetch: Fetch): Promise<string[]> {
    const lost: string[] = [];
    for (const id of this.historyItems) {
      for (const path of [`/v1/history/${id}`, `/v1/history/${id}/audio`]) {
        const status = await unhurried(() => fetch(path));
        if (status !== 200) lost.push(`${path}: ${status}`);
      }
    }
    return lost;
  }

  async #client(ask: Ask, onDone?: (answer: Response, body: string) => void): Promise<void> {
    while (!this.#isOver) {
      try {
        const answer = await ask();
        const body = Buffer.from(await answer.arrayBuffer()).toString('latin1');
        if (answer.ok) onDone?.(answer, body);
        else this.#note(String(answer.status));
        if (answer.status === 503) expect(answer.headers.get('retry-after')).not.toBeNull();
        if (!answer.ok) await delay(100);
      } catch (cause) {
        if (!(cause instanceof TypeError)) throw cause;
        // the connection broke, or nobody listens
        this.#note('broken');
        await delay(100);
      }
    }
  }

  #note(why: string): void {
    this.#refusals.set(why, (this.#refusals.get(why) ?? 0) + 1);
  }
}

/** Speaks a new sentence each time. */
export function speaker(fetch: Fetch, voiceId: () => string): (way?: string) => Ask {
  let sentence = 0;
  return (way = '') =>
    () =>
      fetch(`/v1/text-to-speech/${voiceId()}${way}`, { text: `This is sentence ${++sentence}. `.repeat(3) });
}

export async function findVoice(fetch: Fetch): Promise<string> {
  const { voices } = (await (await fetch('/v2/voices?page_size=1')).json()) as {
    voices: { voice_id: string }[];
  };
  return voices[0]?.voice_id ?? '';
}

/** The status of an answer that is asked for no faster than the server allows. */
async function unhurried(ask: Ask): Promise<number> {
  for (;;) {
    const answer = await ask();
    await answer.arrayBuffer();
    if (answer.status !== 429) return answer.status;
    await delay(1_000 * Number(answer.headers.get('retry-after') ?? 1));
  }
}

/** Asks until it is answered with success. */
export async function untilItSucceeds(ask: Ask): Promise<void> {
  for (;;) {
    const answer = await ask().catch(() => undefined);
    await answer?.arrayBuffer().catch(() => {});
    if (answer?.ok) return;
    await delay(20);
  }
}
