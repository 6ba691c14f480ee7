import type { Transaction } from '../../../platform/db/database.ts';
import type { Actor } from '../../../platform/http/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import { type Reservation, releaseCredits, reserveCredits, settleCredits } from '../../billing/index.ts';
import { characterCost } from './character-cost.ts';

/** What a generation cost, and the workspace's count before and after it. */
export interface CreditCount {
  credits: number;
  from: number;
  to: number;
}

interface Price {
  /** For the whole text. */
  credits: number;
  /** Credits a character. */
  rate: number;
}

/** The credits of one generation: held while it runs, then charged or given back, once. */
export class SpeechCharge {
  readonly #platform: Platform;
  readonly #reservation: Reservation;
  readonly #rate: number;
  #isDone = false;

  private constructor(platform: Platform, reservation: Reservation, rate: number) {
    this.#platform = platform;
    this.#reservation = reservation;
    this.#rate = rate;
  }

  /** @throws Failure `quota_exceeded` */
  static async reserve(platform: Platform, actor: Actor, { credits, rate }: Price): Promise<SpeechCharge> {
    const reservation = await reserveCredits(platform, actor, { credits, product: 'text-to-speech' });
    return new SpeechCharge(platform, reservation, rate);
  }

  get credits(): number {
    return this.#reservation.credits;
  }

  /** Charges the whole in the caller's transaction; say `done` when that has been committed. */
  async settle(transaction: Transaction): Promise<CreditCount> {
    const settlement = await settleCredits(transaction, this.#reservation, this.credits);
    return { credits: this.credits, ...settlement };
  }

  done(): void {
    this.#isDone = true;
  }

  /** For a generation that ended early: charges the characters that were handed over, gives back the rest. */
  settleDelivered(characters: number): Promise<void> {
    return this.#settleLate(characterCost(characters, this.#rate));
  }

  /** For one that was spoken and could not be recorded. */
  settleWhole(): Promise<void> {
    return this.#settleLate(this.credits);
  }

  async #settleLate(credits: number): Promise<void> {
    if (this.#isDone) return;
    this.#isDone = true;
    if (credits === 0) return releaseCredits(this.#platform, this.#reservation);
    await this.#platform.db.transaction((transaction) =>
      settleCredits(transaction, this.#reservation, credits),
    );
  }
}
