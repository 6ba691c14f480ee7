import type { Transaction } from '../../platform/db/database.ts';
import type { Actor } from '../../platform/http/index.ts';
import { newId } from '../../platform/ids/new-id.ts';
import type { Platform } from '../../platform/platform.ts';
import { costOfAbort, type Road } from './abort.policy.ts';
import { carryReservation } from './actions/carry-reservation.ts';
import { recordWork } from './actions/record-work.ts';
import { releaseCredits } from './actions/release-credits.ts';
import { type Reservation, reserveCredits } from './actions/reserve-credits.ts';
import { settleCredits } from './actions/settle-credits.ts';
import {
  type Concurrency,
  type ConcurrencySlot,
  takeConcurrencySlot,
} from './actions/take-concurrency-slot.ts';
import { type Cost, fixedPrice, type Price } from './price.ts';
import { type Usage, usageOfPart } from './usage.ts';

export interface GenerationOrder {
  /** What it is for, as it stands beside the charge: `sound-effects`. */
  product: string;
  price: Price;
  road: Road;
  /** What it uses, as it stands beside the charge; what is known only at its end, `note` adds. */
  usage?: Usage;
  /** False: nothing of it is kept, so it needs no room. */
  isKept?: boolean;
  /**
   * One that was taken while the price was found out, and is the generation's from now on; null: whoever orders holds
   * one, or it waits its turn as a job. Otherwise it takes its own.
   */
  slot?: ConcurrencySlot | null;
  onConcurrency?: (concurrency: Concurrency) => void;
  /** Of a job: what its last run left held when it was killed is given back first, and it is charged once. */
  workId?: string;
}

/** What a generation cost, and the workspace's count before and after it. */
interface Settled {
  credits: number;
  from: number;
  to: number;
}

/** What is held for a generation, or for a piece of one. */
interface Charge {
  reservation: Reservation;
  price: Price;
}

interface Begun {
  id?: string;
  isCarried?: boolean;
  order: Pick<GenerationOrder, 'product' | 'road' | 'usage'>;
  slot?: ConcurrencySlot | undefined;
  open: Charge;
}

/**
 * Something that is being made for a workspace, whatever it is: there is room for it, it has a concurrency slot, and
 * its credits are held. It ends in one of three ways, and once:
 *
 * - `complete`: it is charged, and what is kept of it is written in the same transaction;
 * - `abort`: what was handed over is charged, by `abort.policy.ts`, and the rest is given back;
 * - `release`: nothing was made, nothing is charged. Harmless after another end, so that it stands in every `finally`.
 *
 * What takes minutes is handed to a row (`carry`), and taken up by whoever has the row (`Generation.resume`).
 *
 * What comes in pieces holds credits for each (`extend`), rests between them (`rest`), and is settled in one
 * transaction.
 *
 * When the process is killed, what it held is given back within a minute; what a row carries stays.
 */
export class Generation {
  /** Names what is kept of it, in the history and in the blob store; known before it is made. */
  readonly id: string;
  readonly #platform: Platform;
  readonly #actor: Actor | undefined;
  readonly #order: Pick<GenerationOrder, 'product' | 'road' | 'usage'>;
  #slot: ConcurrencySlot | undefined;
  /** Of the pieces that were handed over whole. */
  readonly #whole: Charge[] = [];
  #open: Charge | undefined;
  /** Learned while it was made. */
  #noted: Usage = {};
  #firstSoundMs: number | undefined;
  #hasEnded = false;
  /** However this ends, a row has it. */
  readonly #isCarried: boolean;

  private constructor(platform: Platform, actor: Actor | undefined, begun: Begun) {
    const { id = newId(), order, slot, open, isCarried = false } = begun;
    this.id = id;
    this.#isCarried = isCarried;
    this.#platform = platform;
    this.#actor = actor;
    this.#order = order;
    this.#slot = slot;
    this.#open = open;
  }

  /** @throws Failure `disk_full`, `too_many_concurrent_requests`, `quota_exceeded` */
  static async begin(platform: Platform, actor: Actor, order: GenerationOrder): Promise<Generation> {
    let slot = order.slot ?? undefined;
    try {
      if (order.isKept !== false) await platform.blobs.requireRoom();
      if (order.slot === undefined) slot = await takeConcurrencySlot(platform, actor, order.onConcurrency);
      return new Generation(platform, actor, { order, slot, open: await reserve(platform, actor, order) });
    } catch (cause) {
      await slot?.release();
      throw cause;
    }
  }

  /** Takes up what a row carries. */
  static resume(platform: Platform, reservation: Reservation): Generation {
    return new Generation(platform, undefined, begunOf(reservation));
  }

  /**
   * A try at what a row carries: only `complete` ends it, and after every other end the row carries it still. All
   * tries have one `id`, so that a later one keeps its things where an earlier one did.
   */
  static retry(platform: Platform, reservation: Reservation, id: string): Generation {
    return new Generation(platform, undefined, { ...begunOf(reservation), id, isCarried: true });
  }

  /** What is held, and charged when all of it is made. */
  get credits(): number {
    return this.#charges.reduce((sum, { price }) => sum + price.credits, 0);
  }

  /** What is learned of it while it is made: how long the sound is. */
  note(usage: Usage): void {
    this.#noted = { ...this.#noted, ...usage };
  }

  /** Its first sound is there, so many milliseconds after it was asked for. */
  sounded(afterMs: number): void {
    this.#firstSoundMs ??= Math.round(afterMs);
  }

  /** The piece that was begun is handed over whole. Others may have the slot until the next one. */
  async rest(): Promise<void> {
    if (this.#open) this.#whole.push(this.#open);
    this.#open = undefined;
    await this.#freeSlot();
  }

  /** Begins the next piece, after `rest`. @throws Failure `too_many_concurrent_requests`, `quota_exceeded` */
  async extend(price: Price, usage: Usage = {}): Promise<void> {
    if (!this.#actor || this.#open || this.#hasEnded)
      throw new Error('This generation takes no further piece.');
    this.#slot = await takeConcurrencySlot(this.#platform, this.#actor);
    try {
      this.#open = await reserve(this.#platform, this.#actor, {
        ...this.#order,
        usage: { ...this.#order.usage, ...usage },
        price,
      });
    } catch (cause) {
      await this.#freeSlot();
      throw cause;
    }
  }

  /**
   * Hands what is held to the row that `persist` writes, whatever becomes of this process: it ends with the work that
   * the row stands for, and there is nothing more to end here.
   */
  async carry(persist: (transaction: Transaction, reservation: Reservation) => Promise<void>): Promise<void> {
    if (!this.#open || this.#whole.length > 0) throw new Error('Only what is in one piece can be carried.');
    const { reservation } = this.#open;
    await this.#platform.db.transaction(async (transaction) => {
      await persist(transaction, reservation);
      await carryReservation(this.#platform, transaction, reservation);
    });
    this.#hasEnded = true;
    await this.#freeSlot();
  }

  /**
   * Charges all of it and writes what is kept of it, in one transaction, which is done again when the database goes
   * away just then. A `cost` is given when it turned out smaller than what was held. Whatever `persist` throws undoes
   * the charge.
   */
  async complete(
    persist: (transaction: Transaction, settled: Settled) => Promise<unknown> = async () => {},
    cost?: Cost,
  ): Promise<void> {
    if (this.#hasEnded) throw new Error('This generation has ended already.');
    const [first, ...others] = this.#charges;
    if (!first) throw new Error('A generation of no piece cannot be completed.');
    const costOf = ({ price }: Charge): Cost => cost ?? price.costOf(Number.POSITIVE_INFINITY);
    await recordWork(this.#platform, first.reservation, async (transaction) => {
      const settled = await this.#settle(transaction, first, { cost: costOf(first), usage: this.#noted });
      for (const charge of others) {
        const { credits, to } = await this.#settle(transaction, charge, { cost: costOf(charge) });
        settled.credits += credits;
        settled.to = to;
      }
      await persist(transaction, settled);
    });
    this.#hasEnded = true;
    await this.#freeSlot();
  }

  /** Ends early: whole pieces are charged, and of the one that is open what was handed over, in its price's measure. */
  async abort(delivered = 0): Promise<void> {
    if (this.#hasEnded || this.#isCarried) return;
    this.#hasEnded = true;
    const { road } = this.#order;
    const costs = [
      ...this.#whole.map((charge) => ({
        charge,
        cost: costOfAbort(road, charge.price, Infinity),
        usage: {},
      })),
      ...(this.#open ? [this.#costOfPart(this.#open, delivered)] : []),
    ];
    const charged = costs.filter(({ cost }) => cost.credits > 0);
    try {
      for (const { charge, cost } of costs) {
        if (cost.credits === 0) await releaseCredits(this.#platform, charge.reservation);
      }
      const [first] = charged;
      if (!first) return;
      await recordWork(this.#platform, first.charge.reservation, async (transaction) => {
        for (const { charge, ...spent } of charged) await this.#settle(transaction, charge, spent);
      });
    } finally {
      await this.#freeSlot();
    }
  }

  async release(): Promise<void> {
    if (this.#hasEnded || this.#isCarried) return;
    this.#hasEnded = true;
    try {
      for (const { reservation } of this.#charges) await releaseCredits(this.#platform, reservation);
    } finally {
      await this.#freeSlot();
    }
  }

  #costOfPart(charge: Charge, delivered: number) {
    const cost = costOfAbort(this.#order.road, charge.price, delivered);
    return { charge, cost, usage: usageOfPart(charge.reservation.usage, delivered) };
  }

  async #settle(
    transaction: Transaction,
    { reservation }: Charge,
    { cost, usage = {} }: { cost: Cost; usage?: Usage },
  ): Promise<Settled> {
    const credits = Math.min(cost.credits, reservation.credits);
    const isFirst = reservation.id === this.#charges[0]?.reservation.id;
    const settlement = await settleCredits(transaction, reservation, credits, {
      usage,
      now: this.#platform.clock.now(),
      record: cost.record,
      ...(isFirst && { firstSoundMs: this.#firstSoundMs }),
    });
    return { credits, ...settlement };
  }

  get #charges(): Charge[] {
    return this.#open ? [...this.#whole, this.#open] : this.#whole;
  }

  async #freeSlot(): Promise<void> {
    await this.#slot?.release();
    this.#slot = undefined;
  }
}

function begunOf(reservation: Reservation): Begun {
  const { product, credits } = reservation;
  return { order: { product, road: 'job' }, open: { reservation, price: fixedPrice(credits) } };
}

async function reserve(
  platform: Platform,
  actor: Actor,
  { product, price, usage, workId }: Pick<GenerationOrder, 'product' | 'price' | 'usage' | 'workId'>,
): Promise<Charge> {
  const { credits } = price;
  return { reservation: await reserveCredits(platform, actor, { product, credits, usage, workId }), price };
}
