import type { Transaction } from '../../../platform/db/database.ts';
import type { Actor } from '../../../platform/http/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import {
  type Reservation,
  recordWork,
  releaseCredits,
  reserveCredits,
  type Settlement,
  settleCredits,
} from '../../billing/index.ts';
import { library } from '../../voices/index.ts';
import type { SpeechCost, SpeechPrice } from './price-speech.ts';

/** What a generation cost, and the workspace's count before and after it. */
export interface CreditCount {
  credits: number;
  from: number;
  to: number;
}

/** The credits of one generation: held while it runs, then charged or given back, once. */
export class SpeechCharge {
  readonly #platform: Platform;
  readonly #actor: Actor;
  readonly #reservation: Reservation;
  readonly #price: SpeechPrice;
  #isDone = false;

  private constructor(platform: Platform, actor: Actor, reservation: Reservation, price: SpeechPrice) {
    this.#platform = platform;
    this.#actor = actor;
    this.#reservation = reservation;
    this.#price = price;
  }

  /** @throws Failure `quota_exceeded` */
  static async reserve(platform: Platform, actor: Actor, price: SpeechPrice): Promise<SpeechCharge> {
    const { credits } = price;
    const reservation = await reserveCredits(platform, actor, { credits, product: 'text-to-speech' });
    return new SpeechCharge(platform, actor, reservation, price);
  }

  get credits(): number {
    return this.#reservation.credits;
  }

  /** Charges the whole in the caller's transaction; say `done` when that has been committed. */
  async settle(transaction: Transaction): Promise<CreditCount> {
    const settlement = await this.#settle(transaction, this.#whole);
    return { credits: this.credits, ...settlement };
  }

  /** The transaction that settles this one, perhaps others with it; it may be done again. */
  record(work: (transaction: Transaction) => Promise<void>): Promise<void> {
    return recordWork(this.#platform, this.#reservation, work);
  }

  done(): void {
    this.#isDone = true;
  }

  /** For a generation that ended early: charges the characters that were handed over, gives back the rest. */
  settleDelivered(characters: number): Promise<void> {
    return this.#settleLate(this.#price.costOf(characters));
  }

  /** For one that was spoken and could not be recorded. */
  settleWhole(): Promise<void> {
    return this.#settleLate(this.#whole);
  }

  get #whole(): SpeechCost {
    return this.#price.costOf(Number.POSITIVE_INFINITY);
  }

  async #settleLate(cost: SpeechCost): Promise<void> {
    if (this.#isDone) return;
    this.#isDone = true;
    if (cost.credits === 0) return releaseCredits(this.#platform, this.#reservation);
    await this.record(async (transaction) => {
      await this.#settle(transaction, cost);
    });
  }

  /** The charge, and what the owners of voices have of it. */
  async #settle(transaction: Transaction, { credits, uses }: SpeechCost): Promise<Settlement> {
    const settlement = await settleCredits(transaction, this.#reservation, credits);
    const now = this.#platform.clock.now();
    await library.recordSharedUse(transaction, this.#actor, { uses, now });
    return settlement;
  }
}
