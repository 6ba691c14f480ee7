import { generationCost } from '@mynah/contract/billing/generation-prices';
import type { Actor } from '../../../../platform/http/index.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { Generation, type Price } from '../../../billing/index.ts';

/** Credits are held for so much sound at a time. */
const sliceMs = 60_000;

/** What is charged by the second, and which model does it. */
interface MeteredWork {
  product: 'speech-to-text' | 'dubbing';
  modelId: string;
}

function sliceOf(product: MeteredWork['product']): Price {
  const costOf = (ms: number) => ({ credits: generationCost(product, Math.min(ms, sliceMs)) });
  return { ...costOf(sliceMs), costOf };
}

/**
 * What a session costs: a generation for each minute, begun ahead, and ended when the minute is over, or with the
 * session, by the second.
 */
export class SpeechMeter {
  readonly #platform: Platform;
  readonly #actor: Actor;
  readonly #work: MeteredWork;
  #slice: Generation;
  #usedMs = 0;

  private constructor(
    platform: Platform,
    actor: Actor,
    { slice, ...work }: MeteredWork & { slice: Generation },
  ) {
    this.#platform = platform;
    this.#actor = actor;
    this.#work = work;
    this.#slice = slice;
  }

  /** @throws Failure `quota_exceeded` */
  static async open(platform: Platform, actor: Actor, work: MeteredWork): Promise<SpeechMeter> {
    const slice = await beginSlice(platform, actor, work);
    return new SpeechMeter(platform, actor, { ...work, slice });
  }

  /** @throws Failure `quota_exceeded` when a further minute is too much */
  async use(ms: number): Promise<void> {
    this.#usedMs += ms;
    while (this.#usedMs >= sliceMs) {
      await this.#slice.complete();
      this.#usedMs -= sliceMs;
      this.#slice = await beginSlice(this.#platform, this.#actor, this.#work);
    }
  }

  async close(): Promise<void> {
    await this.#slice.abort(this.#usedMs);
    this.#usedMs = 0;
  }
}

/** The session holds the concurrency slot. */
const beginSlice = (
  platform: Platform,
  actor: Actor,
  { product, modelId }: MeteredWork,
): Promise<Generation> =>
  Generation.begin(platform, actor, {
    product,
    price: sliceOf(product),
    road: 'live',
    usage: { modelId, durationMs: sliceMs },
    isKept: false,
    slot: null,
  });
