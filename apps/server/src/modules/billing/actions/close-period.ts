import { plans, type Tier } from '@mynah/contract';
import { isSold } from '@mynah/contract/billing/prices';
import type { Transaction } from '../../../platform/db/database.ts';
import { newId } from '../../../platform/ids/new-id.ts';
import { limitOf } from '../credit-limit.ts';
import { periodEndAfter } from '../credit-period.ts';
import type { CreditAccountRow } from '../credits.store.ts';
import { insertEntry, listReferences, moveGranted } from '../ledger.store.ts';
import { insertOverage } from '../overages.store.ts';
import { risePrefix, riseReference, rolloverReference } from '../rollover-reference.ts';

interface Closing {
  /** What the period had. */
  tier: Tier;
  now: Date;
}

/**
 * What a period used beyond its plan was taken from what was granted, as far as that goes; what is beyond both, only
 * somebody who pays can have used, and it is written down to be paid for.
 */
export async function closePeriod(
  transaction: Transaction,
  account: CreditAccountRow,
  { tier, now }: Closing,
): Promise<void> {
  const { workspaceId, granted, used, periodEndsAt, canExtend } = account;
  const limit = limitOf(account, tier);
  const beyond = limit === null ? 0 : Math.max(0, used - limit);
  const ofGranted = Math.min(granted, beyond);
  if (ofGranted > 0) {
    const reference = periodEndsAt.toISOString();
    const entry = { id: newId(), workspaceId, kind: 'transfer', credits: -ofGranted, reference } as const;
    const isNew = await insertEntry(transaction, { ...entry, createdAt: now });
    if (isNew) await moveGranted(transaction, workspaceId, -ofGranted);
  }
  const credits = beyond - ofGranted;
  if (credits > 0 && canExtend && isSold(tier))
    await insertOverage(transaction, { workspaceId, periodEndsAt, credits, tier, createdAt: now });
}

/**
 * A plan that rises within a period gives all its credits at once, for the price of the days that are left: of this
 * period no more rolls over than the plan before would leave, or a day of a large plan were worth a month of it.
 */
export async function noteRise(
  transaction: Transaction,
  { workspaceId, periodEndsAt }: CreditAccountRow,
  { formerLimit, now }: { formerLimit: number; now: Date },
): Promise<void> {
  const reference = riseReference(periodEndsAt, formerLimit);
  const entry = { id: newId(), workspaceId, kind: 'grant', credits: 0, reference } as const;
  await insertEntry(transaction, { ...entry, reason: 'Plan raised', createdAt: now });
}

/** The credits of the smallest plan that a period had, where its plan has risen. */
async function leastLimitOf(
  transaction: Transaction,
  { workspaceId, periodEndsAt }: CreditAccountRow,
): Promise<number> {
  const prefix = risePrefix(periodEndsAt);
  const rises = await listReferences(transaction, { workspaceId, kind: 'grant', prefix });
  return Math.min(...rises.map((reference) => Number(reference.slice(prefix.length))));
}

/** What a paid plan leaves stays for some months beside the next ones; also of periods in which nobody came. */
export async function rollOver(
  transaction: Transaction,
  account: CreditAccountRow,
  { tier, now }: Closing,
): Promise<void> {
  const { workspaceId, used, periodAnchorAt: anchor, status } = account;
  const limit = limitOf(account, tier);
  const months = plans[tier].rolloverMonths;
  if (limit === null || months === 0 || status === 'free') return;
  let left = Math.max(0, Math.min(limit, await leastLimitOf(transaction, account)) - used);
  for (let end = account.periodEndsAt; end <= now; end = periodEndAfter(anchor, end)) {
    let expiresAt = end;
    for (let month = 0; month < months; month++) expiresAt = periodEndAfter(anchor, expiresAt);
    if (left > 0 && expiresAt > now) {
      const reference = rolloverReference(end);
      const entry = { id: newId(), workspaceId, kind: 'grant', credits: left, reference, expiresAt } as const;
      const isNew = await insertEntry(transaction, { ...entry, reason: 'Rolled over', createdAt: now });
      if (isNew) await moveGranted(transaction, workspaceId, left);
    }
    left = limit;
  }
}
