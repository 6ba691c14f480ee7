import { Failure } from '../../../../platform/errors/index.ts';

export const inviteDays = 7;

export const expiryAfter = (now: Date): Date => new Date(now.getTime() + inviteDays * 24 * 3600_000);

interface OpenInvite {
  workspaceId: string;
  /** Null: a link, for whoever has it. */
  email: string | null;
  expiresAt: Date;
}

interface Joiner {
  email: string;
  workspaceId: string;
  /** Persons in the joiner's workspace beside them. */
  colleagues: number;
}

/**
 * May this person take this invite? Joining is for good, so who is in a workspace with others stays there until an
 * admin lets them go. @throws Failure `invite_expired`, `invited_somebody_else`, `already_member`, `belongs_to_team`
 */
export function requireJoinable(invite: OpenInvite, joiner: Joiner, now: Date): void {
  if (invite.expiresAt <= now) {
    throw new Failure('invite_expired', 'This invite has expired. Ask for a new one.');
  }
  if (invite.email !== null && invite.email.toLowerCase() !== joiner.email.toLowerCase()) {
    throw new Failure(
      'invited_somebody_else',
      'This invite is for another email address. Sign in with the address it was sent to.',
    );
  }
  if (joiner.workspaceId === invite.workspaceId) {
    throw new Failure('already_member', 'You’re already a member of this workspace.');
  }
  if (joiner.colleagues > 0) {
    throw new Failure(
      'belongs_to_team',
      'You’re in a workspace with other people. Before you can join another one, an admin has to remove you or the other members have to leave.',
    );
  }
}
