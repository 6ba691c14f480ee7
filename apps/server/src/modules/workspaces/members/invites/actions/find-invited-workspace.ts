import type { Platform } from '../../../../../platform/platform.ts';
import { readInviteCode } from '../invite-code.ts';
import { findInviteToJoin } from '../invites.store.ts';

/** The workspace that an invite's code leads to. */
export async function findInvitedWorkspaceId(
  { db, keys, clock }: Platform,
  code: string,
): Promise<string | undefined> {
  const inviteId = readInviteCode(keys, code);
  const found = inviteId && (await findInviteToJoin(db, inviteId));
  return found && found.invite.expiresAt > clock.now() ? found.invite.workspaceId : undefined;
}
