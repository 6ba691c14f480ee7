import { and, eq, inArray, notInArray } from 'drizzle-orm';
import type { Transaction } from '../../../../../platform/db/database.ts';
import type { Platform } from '../../../../../platform/platform.ts';
import { groupMembers, groups } from '../../../members/groups/groups.tables.ts';
import { notifyAccessChange } from '../../../memberships/index.ts';
import type { ProviderRow } from '../providers.store.ts';

interface Mapping {
  provider: ProviderRow;
  userId: string;
  /** Names at the provider; undefined: it said nothing, so nothing changes. */
  groups: readonly string[] | undefined;
}

/** Puts the person into the mapped groups that the provider names, and takes them out of the other mapped ones. */
export async function applyGroupMapping(
  platform: Platform,
  transaction: Transaction,
  { provider, userId, groups: named }: Mapping,
): Promise<void> {
  const mapped = Object.values(provider.groupMapping);
  if (!named || mapped.length === 0) return;
  const wanted = named.flatMap((name) => provider.groupMapping[name] ?? []);
  const { workspaceId } = provider;
  const known = await transaction
    .select({ id: groups.id })
    .from(groups)
    .where(and(eq(groups.workspaceId, workspaceId), inArray(groups.id, mapped)));
  const ids = known.map(({ id }) => id);
  if (ids.length === 0) return;
  const joined = ids.filter((id) => wanted.includes(id));
  await transaction
    .delete(groupMembers)
    .where(
      and(
        eq(groupMembers.userId, userId),
        inArray(groupMembers.groupId, ids),
        joined.length > 0 ? notInArray(groupMembers.groupId, joined) : undefined,
      ),
    );
  for (const groupId of joined) {
    await transaction.insert(groupMembers).values({ groupId, userId }).onConflictDoNothing();
  }
  await notifyAccessChange(platform, transaction, workspaceId);
}
