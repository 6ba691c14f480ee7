import type { Transaction } from '../../../platform/db/database.ts';
import type { Actor } from '../../../platform/http/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import { releaseCredits, reserveCredits, settleCredits } from '../../billing/index.ts';
import { characterCost } from './character-cost.ts';
import type { SpeechJob } from './speech-job.ts';

/** What a generation cost, and the workspace's count before and after it. */
export interface CreditCount {
  credits: number;
  from: number;
  to: number;
}

const product = 'text-to-speech';

/** The credits of one generation: held while it runs, then charged or given back, once. */
export class SpeechCharge {
  readonly #platform: Platform;
  readonly #job: Pick<SpeechJob, 'credits' | 'model'>;
  readonly #reservationId: string;
  #isDone = false;

  private constructor(platform: Platform, job: Pick<SpeechJob, 'credits' | 'model'>, reservationId: string) {
    this.#platform = platform;
    this.#job = job;
    this.#reservationId = reservationId;
  }

  /** @throws Failure `quota_exceeded` */
  static async reserve(
    platform: Platform,
    actor: Actor,
    job: Pick<SpeechJob, 'credits' | 'model'>,
  ): Promise<SpeechCharge> {
    const reservation = await reserveCredits(platform, actor, job.credits);
    return new SpeechCharge(platform, job, reservation.id);
  }

  /** Charges the whole in the caller's transaction; `done` when that has been committed. */
  settle(transaction: Transaction): Promise<CreditCount> {
    return this.#settle(transaction, this.#job.credits);
  }

  done(): void {
    this.#isDone = true;
  }

  /** For a generation that ended early: charges the characters that were handed over, gives back the rest. */
  async settleDelivered(characters: number): Promise<void> {
    if (this.#isDone) return;
    this.#isDone = true;
    const credits = Math.min(this.#job.credits, characterCost(characters, this.#job.model.rate));
    if (credits === 0) return releaseCredits(this.#platform, this.#reservationId);
    await this.#platform.db.transaction((transaction) => this.#settle(transaction, credits));
  }

  async #settle(transaction: Transaction, credits: number): Promise<CreditCount> {
    const { from, to } = await settleCredits(transaction, this.#reservationId, { credits, product });
    return { credits, from, to };
  }
}
