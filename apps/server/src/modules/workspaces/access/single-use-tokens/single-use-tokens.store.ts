import type { SingleUseTokenType } from '@mynah/contract/accounts/single-use-tokens';
import { and, eq, gt, isNull, lte, or } from 'drizzle-orm';
import type { Queryable } from '../../../../platform/db/database.ts';
import { memberships } from '../../memberships/memberships.tables.ts';
import { workspaces } from '../../workspace/workspaces.tables.ts';
import { apiKeys } from '../api-keys/api-keys.tables.ts';
import { singleUseTokens } from './single-use-tokens.tables.ts';

export type SingleUseTokenRow = typeof singleUseTokens.$inferSelect;

export async function insertSingleUseToken(
  db: Queryable,
  token: typeof singleUseTokens.$inferInsert,
): Promise<void> {
  await db.insert(singleUseTokens).values(token);
}

interface TokenUse {
  tokenHash: string;
  tokenType: SingleUseTokenType;
  now: Date;
}

/** Spends the token: of two callers at once one gets it. No scope, since the token is what gives one. */
export async function takeSingleUseToken(
  db: Queryable,
  { tokenHash, tokenType, now }: TokenUse,
): Promise<SingleUseTokenRow | undefined> {
  const [taken] = await db
    .delete(singleUseTokens)
    .where(
      and(
        eq(singleUseTokens.tokenHash, tokenHash),
        eq(singleUseTokens.tokenType, tokenType),
        gt(singleUseTokens.expiresAt, now),
      ),
    )
    .returning();
  return taken;
}

/** What its maker is now; nothing when they left the workspace or were locked, or their key is no longer usable. */
export async function findMaker(
  db: Queryable,
  { workspaceId, userId, apiKeyId }: Pick<SingleUseTokenRow, 'workspaceId' | 'userId' | 'apiKeyId'>,
  now: Date,
) {
  const [maker] = await db
    .select({
      role: memberships.role,
      tier: workspaces.tier,
      allMembersPermissions: workspaces.allMembersPermissions,
      permissions: apiKeys.permissions,
    })
    .from(memberships)
    .innerJoin(workspaces, eq(workspaces.id, memberships.workspaceId))
    .leftJoin(apiKeys, and(eq(apiKeys.workspaceId, workspaceId), eq(apiKeys.id, apiKeyId ?? '')))
    .where(
      and(
        eq(memberships.workspaceId, workspaceId),
        eq(memberships.userId, userId),
        eq(memberships.isLocked, false),
        apiKeyId === null ? undefined : isUsable(now),
      ),
    );
  return maker;
}

const isUsable = (now: Date) =>
  and(eq(apiKeys.isDisabled, false), or(isNull(apiKeys.expiresAt), gt(apiKeys.expiresAt, now)));

export async function deleteExpiredSingleUseTokens(db: Queryable, now: Date): Promise<void> {
  await db.delete(singleUseTokens).where(lte(singleUseTokens.expiresAt, now));
}
