import { and, asc, desc, eq, gt, isNull, lt, ne, or } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../../../platform/db/database.ts';
import { memberships } from '../../memberships/memberships.tables.ts';
import { workspaces } from '../../workspace/workspaces.tables.ts';
import { apiKeys } from './api-keys.tables.ts';

export type ApiKeyRow = typeof apiKeys.$inferSelect;

/** Whose keys: those of one person or service account, or those of the workspace itself. */
export type KeyScope = { workspaceId: string } & (
  | { owner?: undefined; userId: string }
  | { owner: 'workspace' }
);

function ofScope(scope: KeyScope) {
  const ofHolder =
    scope.owner === 'workspace'
      ? eq(apiKeys.owner, 'workspace')
      : and(eq(apiKeys.owner, 'user'), eq(apiKeys.userId, scope.userId));
  return and(eq(apiKeys.workspaceId, scope.workspaceId), ofHolder);
}

export async function insertApiKey(db: Queryable, key: typeof apiKeys.$inferInsert): Promise<void> {
  await db.insert(apiKeys).values(key);
}

/** The key with this id gets this hash; two starts at once agree on one row. */
export async function upsertApiKeyHash(db: Queryable, key: typeof apiKeys.$inferInsert): Promise<void> {
  const { keyHash, hint } = key;
  await db.insert(apiKeys).values(key).onConflictDoUpdate({ target: apiKeys.id, set: { keyHash, hint } });
}

/** Usable or not, whoever's it is. */
export async function isHashKnown(db: Queryable, keyHash: string): Promise<boolean> {
  const rows = await db.select({ id: apiKeys.id }).from(apiKeys).where(eq(apiKeys.keyHash, keyHash));
  return rows.length > 0;
}

export async function listApiKeyRows(db: Queryable, scope: KeyScope): Promise<ApiKeyRow[]> {
  return db.select().from(apiKeys).where(ofScope(scope)).orderBy(asc(apiKeys.createdAt), asc(apiKeys.id));
}

export async function findApiKey(
  db: Queryable,
  scope: KeyScope,
  keyId: string,
): Promise<ApiKeyRow | undefined> {
  const [row] = await db
    .select()
    .from(apiKeys)
    .where(and(ofScope(scope), eq(apiKeys.id, keyId)));
  return row;
}

/** Whoever's it is. */
export async function findKeyOfWorkspace(
  db: Queryable,
  workspaceId: string,
  keyId: string,
): Promise<ApiKeyRow | undefined> {
  const [row] = await db
    .select()
    .from(apiKeys)
    .where(and(eq(apiKeys.workspaceId, workspaceId), eq(apiKeys.id, keyId)));
  return row;
}

/** Of a key, whoever's it is. */
export async function findHint(db: Queryable, workspaceId: string, keyId: string): Promise<string | null> {
  const isIt = and(eq(apiKeys.workspaceId, workspaceId), eq(apiKeys.id, keyId));
  const [row] = await db.select({ hint: apiKeys.hint }).from(apiKeys).where(isIt);
  return row?.hint ?? null;
}

/** Of the newest of them that works. */
export async function findNewestHint(db: Queryable, scope: KeyScope, now: Date): Promise<string | null> {
  const works = and(eq(apiKeys.isDisabled, false), or(isNull(apiKeys.expiresAt), gt(apiKeys.expiresAt, now)));
  const [row] = await db
    .select({ hint: apiKeys.hint })
    .from(apiKeys)
    .where(and(ofScope(scope), works))
    .orderBy(desc(apiKeys.createdAt), desc(apiKeys.id))
    .limit(1);
  return row?.hint ?? null;
}

export type ApiKeyChange = Partial<
  Pick<
    ApiKeyRow,
    | 'name'
    | 'isDisabled'
    | 'disableReason'
    | 'characterLimit'
    | 'permissions'
    | 'allowedIps'
    | 'expiresAt'
    | 'thirdPartyDisableAllowed'
  >
>;

export async function updateApiKey(
  db: Queryable,
  scope: KeyScope,
  { keyId, change }: { keyId: string; change: ApiKeyChange },
): Promise<void> {
  await db
    .update(apiKeys)
    .set(change)
    .where(and(ofScope(scope), eq(apiKeys.id, keyId)));
}

/** Whoever's it is; its holder ends it, since strangers could read it. */
export async function disableKeyRow(db: Queryable, workspaceId: string, keyId: string): Promise<void> {
  const isIt = and(eq(apiKeys.workspaceId, workspaceId), eq(apiKeys.id, keyId));
  await db.update(apiKeys).set({ isDisabled: true, disableReason: 'exposed_publicly' }).where(isIt);
}

export async function deleteApiKeyRow(db: Queryable, scope: KeyScope, keyId: string): Promise<void> {
  await db.delete(apiKeys).where(and(ofScope(scope), eq(apiKeys.id, keyId)));
}

/** A usable key with what its owner is in its workspace now; no scope, since the key is what gives one. */
export async function findKeyByHash(db: Queryable, keyHash: string) {
  const [row] = await db
    .select({
      id: apiKeys.id,
      workspaceId: apiKeys.workspaceId,
      userId: apiKeys.userId,
      permissions: apiKeys.permissions,
      allowedIps: apiKeys.allowedIps,
      expiresAt: apiKeys.expiresAt,
      lastUsedAt: apiKeys.lastUsedAt,
      role: memberships.role,
      tier: workspaces.tier,
      allMembersPermissions: workspaces.allMembersPermissions,
    })
    .from(apiKeys)
    .innerJoin(workspaces, eq(workspaces.id, apiKeys.workspaceId))
    .innerJoin(
      memberships,
      and(eq(memberships.workspaceId, apiKeys.workspaceId), eq(memberships.userId, apiKeys.userId)),
    )
    .where(and(eq(apiKeys.keyHash, keyHash), eq(apiKeys.isDisabled, false), eq(memberships.isLocked, false)));
  return row;
}

/** Written unless `before` was written already: many requests a minute make one write. */
export async function noteKeyUse(
  db: Queryable,
  keyId: string,
  { now, before }: { now: Date; before: Date },
): Promise<void> {
  await db
    .update(apiKeys)
    .set({ lastUsedAt: now })
    .where(and(eq(apiKeys.id, keyId), or(isNull(apiKeys.lastUsedAt), lt(apiKeys.lastUsedAt, before))));
}

interface Holder {
  userId: string;
  workspaceId: string;
}

const heldBy = ({ userId, workspaceId }: Holder) =>
  and(eq(apiKeys.workspaceId, workspaceId), eq(apiKeys.userId, userId));

/** The holder's programs go on: their keys come along, as their own, and count anew. */
export async function moveKeys(
  transaction: Transaction,
  holder: Holder,
  toWorkspaceId: string,
): Promise<void> {
  const counts = { creditsUsed: 0, creditsReserved: 0, creditsPeriodEndsAt: null };
  await transaction
    .update(apiKeys)
    .set({ workspaceId: toWorkspaceId, owner: 'user', ...counts })
    .where(heldBy(holder));
}

/** Own keys of the holder end; those that they made for the workspace act as the heir. */
export async function endKeys(transaction: Transaction, holder: Holder, heirId: string): Promise<void> {
  await transaction.delete(apiKeys).where(and(heldBy(holder), ne(apiKeys.owner, 'workspace')));
  await transaction.update(apiKeys).set({ userId: heirId }).where(heldBy(holder));
}

/** Every key that acts as this person. */
export async function deleteKeysOf(transaction: Transaction, holder: Holder): Promise<void> {
  await transaction.delete(apiKeys).where(heldBy(holder));
}
