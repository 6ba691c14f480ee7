import { generationCost } from '@mynah/contract/billing/generation-prices';
import type { Actor } from '../../../../platform/http/index.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { Generation, type Price } from '../../../billing/index.ts';

/** Credits are held for so much sound at a time. */
const sliceMs = 60_000;

const costOf = (ms: number) => ({ credits: generationCost('speech-to-text', Math.min(ms, sliceMs)) });
const slicePrice: Price = { ...costOf(sliceMs), costOf };

interface Opened {
  modelId: string;
  slice: Generation;
}

/**
 * What a session costs: a generation for each minute, begun ahead, and ended when the minute is over, or with the
 * session, by the second.
 */
export class SpeechMeter {
  readonly #platform: Platform;
  readonly #actor: Actor;
  readonly #modelId: string;
  #slice: Generation;
  #usedMs = 0;

  private constructor(platform: Platform, actor: Actor, { modelId, slice }: Opened) {
    this.#platform = platform;
    this.#actor = actor;
    this.#modelId = modelId;
    this.#slice = slice;
  }

  /** @throws Failure `quota_exceeded` */
  static async open(platform: Platform, actor: Actor, modelId: string): Promise<SpeechMeter> {
    const slice = await beginSlice(platform, actor, modelId);
    return new SpeechMeter(platform, actor, { modelId, slice });
  }

  /** @throws Failure `quota_exceeded` when a further minute is too much */
  async use(ms: number): Promise<void> {
    this.#usedMs += ms;
    while (this.#usedMs >= sliceMs) {
      await this.#slice.complete();
      this.#usedMs -= sliceMs;
      this.#slice = await beginSlice(this.#platform, this.#actor, this.#modelId);
    }
  }

  async close(): Promise<void> {
    await this.#slice.abort(this.#usedMs);
    this.#usedMs = 0;
  }
}

/** The session holds the concurrency slot. */
const beginSlice = (platform: Platform, actor: Actor, modelId: string): Promise<Generation> =>
  Generation.begin(platform, actor, {
    product: 'speech-to-text',
    price: slicePrice,
    road: 'live',
    usage: { modelId, durationMs: sliceMs },
    isKept: false,
    slot: null,
  });
