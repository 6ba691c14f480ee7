import { and, eq, sql } from 'drizzle-orm';
import type { Transaction } from '../../../platform/db/database.ts';
import { apiKeys } from './api-keys.tables.ts';

interface KeyCredits {
  workspaceId: string;
  apiKeyId: string;
  credits: number;
  /** End of the workspace's period: a key counts anew in each. */
  periodEndsAt: Date;
}

const theKey = ({ workspaceId, apiKeyId }: Pick<KeyCredits, 'workspaceId' | 'apiKeyId'>) =>
  and(eq(apiKeys.workspaceId, workspaceId), eq(apiKeys.id, apiKeyId));

const usedIn = (periodEndsAt: Date) =>
  sql`case when ${apiKeys.creditsPeriodEndsAt} = ${periodEndsAt} then ${apiKeys.creditsUsed} else 0 end`;

/** Holds credits against the key's own monthly limit, in one statement; false when it has too few left. */
export async function holdKeyCredits(transaction: Transaction, hold: KeyCredits): Promise<boolean> {
  const used = usedIn(hold.periodEndsAt);
  const held = await transaction
    .update(apiKeys)
    .set({
      creditsReserved: sql`${apiKeys.creditsReserved} + ${hold.credits}`,
      creditsUsed: used,
      creditsPeriodEndsAt: hold.periodEndsAt,
    })
    .where(
      and(
        theKey(hold),
        sql`(${apiKeys.characterLimit} is null
          or ${used} + ${apiKeys.creditsReserved} + ${hold.credits} <= ${apiKeys.characterLimit})`,
      ),
    )
    .returning({ id: apiKeys.id });
  return held.length === 1;
}

/** Gives held credits back and counts what was used of them. A key deleted meanwhile counts no more. */
export async function settleKeyCredits(
  transaction: Transaction,
  { heldCredits, ...charge }: KeyCredits & { heldCredits: number },
): Promise<void> {
  await transaction
    .update(apiKeys)
    .set({
      creditsReserved: sql`greatest(${apiKeys.creditsReserved} - ${heldCredits}, 0)`,
      creditsUsed: sql`${usedIn(charge.periodEndsAt)} + ${charge.credits}`,
      creditsPeriodEndsAt: charge.periodEndsAt,
    })
    .where(theKey(charge));
}

/** What the key used and may use in the period, for the sentence of a refusal. */
export async function getKeyCredits(
  transaction: Transaction,
  key: Omit<KeyCredits, 'credits'>,
): Promise<{ used: number; limit: number | null }> {
  const [row] = await transaction
    .select({
      used: sql<number>`${usedIn(key.periodEndsAt)} + ${apiKeys.creditsReserved}`.mapWith(Number),
      limit: apiKeys.characterLimit,
    })
    .from(apiKeys)
    .where(theKey(key));
  return row ?? { used: 0, limit: 0 };
}
