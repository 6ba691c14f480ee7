import type { MissingForPayout } from '@mynah/contract/billing/payouts';
import type { ProviderName } from '../provider/index.ts';
import type { Balance } from './earnings.store.ts';
import type { PayoutAccountRow } from './payouts.tables.ts';

/** Everything is earned in this currency; amounts of another never meet it. */
export const earnedCurrency = 'usd' as const;

export const microsPerCent = 10_000;

/** What a workspace has of one provider's money, and what stands before its next transfer. */
export interface PayoutState extends Balance {
  provider: ProviderName;
  account: PayoutAccountRow | undefined;
  availableCents: number;
  missing: MissingForPayout[];
}

/** What is below a cent stays; what is owed to the operator is no negative payout. */
export const wholeCents = (micros: number): number => Math.floor(micros / microsPerCent);

type Known = 'isSubmitted' | 'takesTransfers' | 'paysOut' | 'requirements' | 'taxForm' | 'closedFor';

/** Of an account that was not read yet, or is gone. */
export const unread: Pick<PayoutAccountRow, Known> = {
  isSubmitted: false,
  takesTransfers: false,
  paysOut: false,
  requirements: [],
  taxForm: 'missing',
  closedFor: null,
};

const dayMs = 86_400_000;

export const daysAfter = (moment: Date, days: number): Date => new Date(moment.getTime() + days * dayMs);

export const isTrusted = (account: Pick<PayoutAccountRow, 'trustedUntil'> | undefined, now: Date): boolean =>
  account?.trustedUntil !== undefined && account.trustedUntil !== null && account.trustedUntil > now;

interface Asked {
  account: PayoutAccountRow | undefined;
  availableCents: number;
  minimumCents: number;
}

/** What stands between a workspace and its money, in the order in which it is best seen to. */
export function missingFor({ account, availableCents, minimumCents }: Asked): MissingForPayout[] {
  const missing: MissingForPayout[] = [...missingOf(account)];
  if (account?.pausedAt) missing.push('paused');
  if (availableCents < minimumCents) missing.push('minimum');
  return missing;
}

function missingOf(account: PayoutAccountRow | undefined): MissingForPayout[] {
  if (!account?.account) return ['account'];
  if (account.closedFor !== null) return ['blocked'];
  if (!account.isSubmitted) return ['details'];
  const missing: MissingForPayout[] = account.taxForm === 'missing' ? ['tax_form'] : [];
  if (account.takesTransfers && account.paysOut) return missing;
  if (missing.length > 0) return missing;
  return account.requirements.length > 0 ? ['details'] : ['review'];
}
