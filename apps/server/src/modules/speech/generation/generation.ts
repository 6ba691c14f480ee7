import type { Transaction } from '../../../platform/db/database.ts';
import { Failure } from '../../../platform/errors/index.ts';
import type { Actor } from '../../../platform/http/index.ts';
import { newId } from '../../../platform/ids/new-id.ts';
import type { Platform } from '../../../platform/platform.ts';
import {
  type Concurrency,
  type GenerationPlace,
  type Reservation,
  releaseCredits,
  reserveCredits,
  settleCredits,
  takeGenerationPlace,
} from '../../billing/index.ts';
import { addHistoryItem, type NewHistoryItem } from '../../history/index.ts';

export interface GenerationOrder {
  /** What it is for, as billing calls it: `sound-effects`. */
  product: string;
  /** The most that it may cost; 0 for what is free. */
  credits: number;
  /** How long it may take, seconds; one hour unless told. */
  holdSeconds?: number;
  /** Of a job: what its last run left held when it was killed is given back first, and it is charged once. */
  workId?: string;
  onConcurrency?: (concurrency: Concurrency) => void;
}

/** A history item without what every generation knows of itself. */
export type KeptItem = Omit<
  NewHistoryItem,
  'id' | 'workspaceId' | 'userId' | 'credits' | 'characterCountFrom' | 'characterCountTo' | 'createdAt'
>;

interface GenerationEvent {
  /** `sound.generated` */
  name: string;
  payload?: Record<string, unknown>;
}

/**
 * Something that is being made for a workspace: it has a place among those that may run at once, and its credits are
 * held. It ends with `keep` (charged, in the history), with `charge` (charged, nothing kept) or with neither: then
 * `end`, which is always called, gives everything back.
 */
export class Generation {
  /** Of the history item, known before the sound is made. */
  readonly id = newId();
  readonly #platform: Platform;
  readonly #actor: Actor;
  readonly #place: GenerationPlace;
  readonly #reservation: Reservation;
  #isCharged = false;

  private constructor(platform: Platform, actor: Actor, place: GenerationPlace, reservation: Reservation) {
    this.#platform = platform;
    this.#actor = actor;
    this.#place = place;
    this.#reservation = reservation;
  }

  /** @throws Failure `disk_full`, `too_many_concurrent_requests`, `quota_exceeded` */
  static async begin(platform: Platform, actor: Actor, order: GenerationOrder): Promise<Generation> {
    await platform.blobs.requireRoom();
    const place = await takeGenerationPlace(platform, actor, order.onConcurrency);
    try {
      return new Generation(platform, actor, place, await reserveCredits(platform, actor, order));
    } catch (cause) {
      await place.release();
      throw cause;
    }
  }

  /** What is held, and charged when nothing else is said. */
  get credits(): number {
    return this.#reservation.credits;
  }

  /**
   * Charge, history item, event and what else belongs to it (`also`), in one transaction. The sound is in the blob
   * store already.
   */
  async keep(
    item: KeptItem,
    event: GenerationEvent,
    { credits = this.credits, also }: { credits?: number; also?: (tx: Transaction) => Promise<void> } = {},
  ): Promise<void> {
    const { workspaceId, userId } = this.#actor;
    await this.#platform.db.transaction(async (tx) => {
      const { from, to } = await settleCredits(tx, this.#reservation, credits);
      await addHistoryItem(tx, {
        ...item,
        id: this.id,
        workspaceId,
        userId,
        credits,
        characterCountFrom: from,
        characterCountTo: to,
        createdAt: this.#platform.clock.now(),
      });
      await also?.(tx);
      const payload = { historyItemId: this.id, userId, credits, durationMs: Math.round(item.durationMs) };
      await this.#platform.events.append(tx, {
        name: event.name,
        workspaceId,
        payload: { ...payload, ...event.payload },
      });
    });
    this.#isCharged = true;
  }

  /** Charges without leaving anything behind: `enable_logging=false`, or work whose result is no sound. */
  async charge(credits = this.credits, also?: (tx: Transaction) => Promise<void>): Promise<void> {
    if (this.#isCharged) throw new Failure('conflict', 'This work was charged already.');
    await this.#platform.db.transaction(async (tx) => {
      await settleCredits(tx, this.#reservation, credits);
      await also?.(tx);
    });
    this.#isCharged = true;
  }

  /** Frees the place, and gives the credits back when nothing was charged. Harmless twice. */
  async end(): Promise<void> {
    try {
      if (!this.#isCharged) await releaseCredits(this.#platform, this.#reservation);
    } finally {
      await this.#place.release();
    }
  }
}
