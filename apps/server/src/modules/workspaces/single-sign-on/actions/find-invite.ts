import { and, eq, gt, isNull } from 'drizzle-orm';
import type { Queryable } from '../../../../platform/db/database.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { invites } from '../../invites/invites.tables.ts';

export type InviteRow = typeof invites.$inferSelect;

/** To this address; neither used nor out of time. */
export async function findOpenInvite(
  db: Queryable,
  { workspaceId, email, now }: { workspaceId: string; email: string; now: Date },
): Promise<InviteRow | undefined> {
  const [row] = await db
    .select()
    .from(invites)
    .where(
      and(
        eq(invites.workspaceId, workspaceId),
        eq(invites.email, email),
        isNull(invites.acceptedAt),
        gt(invites.expiresAt, now),
      ),
    );
  return row;
}

export async function acceptInvite(
  db: Queryable,
  { id, workspaceId }: InviteRow,
  { userId, now }: { userId: string; now: Date },
): Promise<void> {
  await db
    .update(invites)
    .set({ acceptedAt: now, acceptedBy: userId })
    .where(and(eq(invites.workspaceId, workspaceId), eq(invites.id, id)));
}

export async function findInvitedWorkspaceId(
  _platform: Platform,
  _code: string,
): Promise<string | undefined> {
  return undefined;
}
