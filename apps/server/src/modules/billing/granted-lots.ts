import type { CreditEntry } from './ledger.store.ts';

/** What is left of one grant. */
export interface Lot {
  id: string;
  credits: number;
  expiresAt: Date | null;
}

type LotEntry = Pick<CreditEntry, 'id' | 'kind' | 'credits' | 'expiresAt' | 'reference'>;

/** Of what goes soonest first, so that as little as possible is lost. */
export function takeFromLots(lots: readonly Lot[], credits: number): Lot[] {
  const endOf = ({ expiresAt }: Lot): number => expiresAt?.getTime() ?? Infinity;
  let left = credits;
  const taken = new Map<string, number>();
  for (const lot of [...lots].sort((one, other) => endOf(one) - endOf(other))) {
    const part = Math.min(lot.credits, left);
    taken.set(lot.id, part);
    left -= part;
  }
  return lots.map((lot) => ({ ...lot, credits: lot.credits - taken.get(lot.id)! }));
}

/** Entries beside the plan, in their order, as what is left of each grant. */
export function lotsOf(entries: readonly LotEntry[]): Lot[] {
  let lots: Lot[] = [];
  for (const { id, kind, credits, expiresAt, reference } of entries) {
    if (kind === 'expiry')
      lots = lots.map((lot) => (lot.id === reference ? { ...lot, credits: lot.credits + credits } : lot));
    else if (credits < 0) lots = takeFromLots(lots, -credits);
    else lots.push({ id, credits, expiresAt });
  }
  return lots;
}
