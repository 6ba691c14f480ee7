import type { Transaction } from '../../platform/db/database.ts';

/** What a part of something costs. */
export interface Cost {
  credits: number;
  /** What else follows from it, written with the charge of this id: what the owner of a voice earns. */
  record?(transaction: Transaction, spending: string): Promise<void>;
}

/** What something costs: all of it, or as much as was handed over. */
export interface Price {
  /** For all, and the most that is ever charged. */
  credits: number;
  /** For the first so many, in the maker's own measure: characters, milliseconds. All of it for infinitely many. */
  costOf(amount: number): Cost;
}

export const noCost: Cost = { credits: 0 };

/** Of what is worth its price when it is all there, and nothing before. */
export const fixedPrice = (credits: number): Price => ({
  credits,
  costOf: (amount) => (amount === Number.POSITIVE_INFINITY ? { credits } : noCost),
});
