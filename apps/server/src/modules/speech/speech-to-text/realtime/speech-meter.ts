import { generationCost } from '@mynah/contract/generation-prices';
import type { Actor } from '../../../../platform/http/index.ts';
import type { Platform } from '../../../../platform/platform.ts';
import {
  type Reservation,
  recordWork,
  releaseCredits,
  reserveCredits,
  settleCredits,
} from '../../../billing/index.ts';

/** Credits are held for so much sound at a time. */
const sliceMs = 60_000;

/** What a session costs: held a minute ahead, charged by the second when the minute is over or the session ends. */
export class SpeechMeter {
  readonly #platform: Platform;
  readonly #actor: Actor;
  #reservation: Reservation;
  #usedMs = 0;

  private constructor(platform: Platform, actor: Actor, reservation: Reservation) {
    this.#platform = platform;
    this.#actor = actor;
    this.#reservation = reservation;
  }

  /** @throws Failure `quota_exceeded` */
  static async open(platform: Platform, actor: Actor): Promise<SpeechMeter> {
    return new SpeechMeter(platform, actor, await reserve(platform, actor));
  }

  /** @throws Failure `quota_exceeded` when a further minute is too much */
  async use(ms: number): Promise<void> {
    this.#usedMs += ms;
    while (this.#usedMs >= sliceMs) {
      await this.#settle(sliceMs);
      this.#usedMs -= sliceMs;
      this.#reservation = await reserve(this.#platform, this.#actor);
    }
  }

  async close(): Promise<void> {
    if (this.#usedMs > 0) await this.#settle(this.#usedMs);
    else await releaseCredits(this.#platform, this.#reservation);
    this.#usedMs = 0;
  }

  async #settle(ms: number): Promise<void> {
    const credits = generationCost('speech-to-text', Math.min(ms, sliceMs));
    const reservation = this.#reservation;
    await recordWork(this.#platform, reservation, async (transaction) => {
      await settleCredits(transaction, reservation, credits);
    });
  }
}

const reserve = (platform: Platform, actor: Actor): Promise<Reservation> =>
  reserveCredits(platform, actor, {
    credits: generationCost('speech-to-text', sliceMs),
    product: 'speech-to-text',
  });
