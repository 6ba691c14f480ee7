import { generationCost, type PricedProduct } from '@mynah/contract/billing/generation-prices';
import type { Actor } from '../../../../platform/http/index.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { fixedPrice, Generation, type Price } from '../../../billing/index.ts';

/** Credits are held for so much of a conversation at a time. */
const sliceMs = 60_000;
const product = 'agents';

const costOf = (ms: number) => ({ credits: ms <= 0 ? 0 : generationCost(product, Math.min(ms, sliceMs)) });
const slicePrice: Price = { ...costOf(sliceMs), costOf };

/** Whose minutes or answers are counted. */
export interface MeteredConversation {
  agent: { agentId: string };
  conversationId: string;
  textOnly: boolean;
}

/**
 * What a conversation costs. Spoken: a generation for each minute, begun ahead, ended when the minute is over, or with
 * the conversation, by the second. Written: one for each answer. What a killed server had charged stays charged.
 */
export class Meter {
  readonly #platform: Platform;
  readonly #actor: Actor;
  readonly #isTextOnly: boolean;
  readonly #of: MeteredConversation;
  #slice: Generation | undefined;
  #sliceBeganMs = 0;
  #credits = 0;
  /** What is charged is charged in order. */
  #charging: Promise<void> = Promise.resolve();

  private constructor(platform: Platform, actor: Actor, of: MeteredConversation) {
    this.#platform = platform;
    this.#actor = actor;
    this.#of = of;
    this.#isTextOnly = of.textOnly;
  }

  /** Takes a concurrency slot where sound is made. @throws Failure `quota_exceeded`, `too_many_concurrent_requests` */
  static async open(platform: Platform, actor: Actor, of: MeteredConversation): Promise<Meter> {
    const meter = new Meter(platform, actor, of);
    // credits for the first answer, so that nobody is let in who could not pay for one
    meter.#slice = await meter.#begin();
    return meter;
  }

  /** Charged so far. */
  get credits(): number {
    return this.#credits;
  }

  /** When the minute that is paid for is over. */
  get nextMs(): number {
    return this.#isTextOnly ? Infinity : this.#sliceBeganMs + sliceMs;
  }

  /** The conversation has lasted so long. @throws Failure `quota_exceeded` when a further minute is too much */
  lasts(ms: number): Promise<void> {
    return this.#inTurn(async () => {
      while (this.#slice && ms >= this.nextMs) {
        await this.#complete(costOf(sliceMs).credits);
        this.#sliceBeganMs += sliceMs;
        this.#slice = await this.#begin();
      }
    });
  }

  /** An answer was written. @throws Failure `quota_exceeded` when a further one is too much */
  answered(): Promise<void> {
    return this.#inTurn(async () => {
      if (!this.#isTextOnly || !this.#slice) return;
      await this.#complete(generationCost('agents-text', 0));
      this.#slice = await this.#begin();
    });
  }

  close(ms: number): Promise<void> {
    return this.#inTurn(async () => {
      const slice = this.#slice;
      this.#slice = undefined;
      if (!slice) return;
      const usedMs = this.#isTextOnly ? 0 : ms - this.#sliceBeganMs;
      await slice.abort(usedMs);
      this.#credits += costOf(usedMs).credits;
    });
  }

  #inTurn(step: () => Promise<void>): Promise<void> {
    const result = this.#charging.then(step);
    this.#charging = result.catch(() => {}); // told to whoever asked for it
    return result;
  }

  async #complete(credits: number): Promise<void> {
    await this.#slice?.complete();
    this.#slice = undefined;
    this.#credits += credits;
  }

  #begin(): Promise<Generation> {
    const priced: PricedProduct = this.#isTextOnly ? 'agents-text' : product;
    return Generation.begin(this.#platform, this.#actor, {
      product,
      price: this.#isTextOnly ? fixedPrice(generationCost(priced, 0)) : slicePrice,
      road: 'live',
      usage: {
        agentId: this.#of.agent.agentId,
        subresourceId: this.#of.conversationId,
        ...(!this.#isTextOnly && { durationMs: sliceMs }),
      },
      isKept: false,
      // the conversation holds one
      slot: null,
    });
  }
}
