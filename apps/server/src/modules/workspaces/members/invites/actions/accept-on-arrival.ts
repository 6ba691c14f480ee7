import type { Transaction } from '../../../../../platform/db/database.ts';
import type { Platform } from '../../../../../platform/platform.ts';
import { enterGroups, findOpenInvite, type InviteRow, takeInvite } from '../invites.store.ts';
import { notifyJoin } from './accept-invite.ts';

/** The invite that waits for an address. */
export async function findValidInvite(
  transaction: Transaction,
  { workspaceId, email, now }: { workspaceId: string; email: string; now: Date },
): Promise<InviteRow | undefined> {
  const invite = await findOpenInvite(transaction, workspaceId, { email });
  return invite && invite.expiresAt > now ? invite : undefined;
}

/** What an invite promised holds however its holder comes in: groups and limit, and who invited hears of it. */
export async function acceptOnArrival(
  platform: Platform,
  transaction: Transaction,
  { invite, joiner, now }: { invite: InviteRow; joiner: { userId: string; ipAddress: string }; now: Date },
): Promise<void> {
  const { id, workspaceId, groupIds } = invite;
  const { userId } = joiner;
  await takeInvite(transaction, id, { userId, now });
  await enterGroups(transaction, { workspaceId, userId, groupIds });
  await notifyJoin(platform, transaction, { joiner, invite, now });
}
