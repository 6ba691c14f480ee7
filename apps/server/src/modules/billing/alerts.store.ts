import { isUnlimited, plans, tiers } from '@mynah/contract';
import { lt, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../platform/db/database.ts';
import { workspaces } from '../workspaces/workspace/workspaces.tables.ts';
import { creditAccounts } from './billing.tables.ts';
import { creditAlerts } from './period-ends.tables.ts';

/** Credits of a workspace that go: those it has, those beyond them that it allows itself, or a budget of its own. */
export interface NearLimit {
  workspaceId: string;
  subject: 'plan' | 'extension' | 'budget';
  used: number;
  limit: number;
  periodEndsAt: Date;
}

const planLimits = sql.join(
  tiers
    .filter((tier) => !isUnlimited(tier))
    .map((tier) => sql`when ${tier} then ${plans[tier].characterLimit}::bigint`),
  sql` `,
);

/** Of all workspaces: those that have used so many percent of something. The scheduler's. */
export async function listNearWorkspaceLimits(
  db: Queryable,
  { now, percent }: { now: Date; percent: number },
): Promise<NearLimit[]> {
  const { used, granted, characterLimit, budget, maxExtension, canExtend, allowedToExtend, status } =
    creditAccounts;
  const had = sql`coalesce(${characterLimit}, case ${workspaces.tier} ${planLimits} end) + ${granted}`;
  const extends_ = sql`${canExtend} and ${allowedToExtend} and (${status} = 'active' or ${workspaces.tier} = 'enterprise')`;
  const { rows } = await db.execute<
    Record<'id' | 'subject' | 'used' | 'limit', string> & { ends: string }
  >(sql`
    select ${creditAccounts.workspaceId} as id, near.subject, near.used, near."limit", ${creditAccounts.periodEndsAt} as ends
    from ${creditAccounts} join ${workspaces} on ${workspaces.id} = ${creditAccounts.workspaceId}
    cross join lateral (values
      ('plan', ${used}, ${had}),
      ('extension', ${used} - (${had}), case when ${extends_} then ${maxExtension} end),
      ('budget', ${used}, ${budget})
    ) as near (subject, used, "limit")
    where ${creditAccounts.periodEndsAt} > ${now} and near."limit" > 0
      and near.used * 100 >= near."limit" * ${percent}::int`);
  return rows.map((row) => ({
    workspaceId: row.id,
    subject: row.subject as NearLimit['subject'],
    used: Number(row.used),
    limit: Number(row.limit),
    periodEndsAt: new Date(row.ends),
  }));
}

type Alert = Pick<typeof creditAlerts.$inferInsert, 'workspaceId' | 'subject' | 'periodEndsAt' | 'percent'>;

/** Those that nobody was told of before. */
export async function insertAlerts(
  transaction: Transaction,
  alerts: readonly Alert[],
  now: Date,
): Promise<Alert[]> {
  if (alerts.length === 0) return [];
  return transaction
    .insert(creditAlerts)
    .values(alerts.map((alert) => ({ ...alert, createdAt: now })))
    .onConflictDoNothing()
    .returning();
}

/** Of periods that are long over. */
export async function deleteOldAlerts(db: Queryable, before: Date): Promise<void> {
  await db.delete(creditAlerts).where(lt(creditAlerts.periodEndsAt, before));
}
