import type { Transaction } from '../../../platform/db/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { EarnedUses } from '../../voices/library/index.ts';
import { insertEarnings, listUsesOf } from './earnings.store.ts';
import { payoutMoney } from './payout-provider-of.ts';
import { daysAfter, earnedCurrency } from './payouts.policy.ts';

/** What a use brings the owner of the voice, once, in the transaction in which it is charged. */
export async function recordEarnings(
  { config }: Pick<Platform, 'config'>,
  transaction: Transaction,
  { earned, reference, spenderWorkspaceId, now }: EarnedUses,
): Promise<void> {
  const provider = payoutMoney({ config });
  if (!provider) return;
  const availableAt = daysAfter(now, config.payoutHoldDays);
  await insertEarnings(
    transaction,
    earned
      .filter(({ workspaceId }) => workspaceId !== spenderWorkspaceId)
      .map(({ workspaceId, voiceId, characters, credits, amountMicros }) => ({
        id: `use:${reference}:${voiceId}`,
        workspaceId,
        provider,
        kind: 'use' as const,
        currency: earnedCurrency,
        amountMicros,
        availableAt,
        voiceId,
        spender: spenderWorkspaceId,
        spending: reference,
        characters,
        credits,
        createdAt: now,
      })),
  );
}

/** Somebody was given back what they spent: nobody earns anything by it, once. */
export async function reverseEarnings(
  transaction: Transaction,
  spent: { workspaceId: string; spending: string },
  now: Date,
): Promise<void> {
  const uses = await listUsesOf(transaction, { spender: spent.workspaceId, spending: spent.spending });
  await insertEarnings(
    transaction,
    uses.map(({ id, workspaceId, provider, currency, amountMicros, availableAt, voiceId, spending }) => ({
      id: `reversal:${id}`,
      workspaceId,
      provider,
      kind: 'reversal' as const,
      currency,
      amountMicros: 0 - amountMicros,
      availableAt,
      voiceId,
      spending,
      createdAt: now,
    })),
  );
}

/** What comes back of a transfer. `key` tells apart what came back at several times. */
export const returnOf = (
  transfer: { id: string; workspaceId: string; provider: 'test-money' | 'stripe'; currency: 'usd' | 'eur' },
  amountMicros: number,
  { key, now }: { key: string; now: Date },
) => ({
  id: `return:${transfer.id}:${key}`,
  workspaceId: transfer.workspaceId,
  provider: transfer.provider,
  kind: 'return' as const,
  currency: transfer.currency,
  amountMicros,
  availableAt: now,
  transferId: transfer.id,
  createdAt: now,
});
