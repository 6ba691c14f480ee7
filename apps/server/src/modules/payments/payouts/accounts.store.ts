import { and, asc, eq, gt, isNotNull, isNull, lte, or, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../../platform/db/database.ts';
import type { ProviderName } from '../provider/index.ts';
import { type PayoutAccountRow, payoutAccounts } from './payouts.tables.ts';

type Change = Partial<Omit<PayoutAccountRow, 'workspaceId' | 'createdAt' | 'updatedAt'>>;

export async function findPayoutAccount(
  db: Queryable,
  workspaceId: string,
): Promise<PayoutAccountRow | undefined> {
  const [row] = await db.select().from(payoutAccounts).where(eq(payoutAccounts.workspaceId, workspaceId));
  return row;
}

/** Made where there is none; nobody else transfers anything to it until the transaction ends. */
export async function lockPayoutAccount(
  transaction: Transaction,
  workspaceId: string,
): Promise<PayoutAccountRow> {
  await transaction.insert(payoutAccounts).values({ workspaceId }).onConflictDoNothing();
  const [row] = await transaction
    .select()
    .from(payoutAccounts)
    .where(eq(payoutAccounts.workspaceId, workspaceId))
    .for('update');
  return row!;
}

export async function updatePayoutAccount(
  transaction: Transaction,
  workspaceId: string,
  change: Change,
): Promise<void> {
  await transaction.update(payoutAccounts).set(change).where(eq(payoutAccounts.workspaceId, workspaceId));
}

/** By the provider's name, for its events. */
export async function findAccountByName(
  db: Queryable,
  account: string,
): Promise<PayoutAccountRow | undefined> {
  const [row] = await db.select().from(payoutAccounts).where(eq(payoutAccounts.account, account));
  return row;
}

interface Unread {
  provider: ProviderName;
  since: Date;
  now: Date;
  limit: number;
}

/**
 * Of all workspaces: connected accounts of one provider that nobody has read since then, or in a time that a clock which
 * was set back has yet to reach. The scheduler's.
 */
export async function listUnread(
  db: Queryable,
  { provider, since, now, limit }: Unread,
): Promise<{ account: string }[]> {
  const { account, readAt } = payoutAccounts;
  return db
    .select({ account: sql<string>`${account}` })
    .from(payoutAccounts)
    .where(
      and(
        eq(payoutAccounts.provider, provider),
        isNotNull(account),
        or(isNull(readAt), lte(readAt, since), gt(readAt, now)),
      ),
    )
    .orderBy(asc(readAt))
    .limit(limit);
}
