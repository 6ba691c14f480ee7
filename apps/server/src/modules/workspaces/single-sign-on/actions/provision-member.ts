import type { WorkspaceRole } from '@mynah/contract';
import type { Transaction } from '../../../../platform/db/database.ts';
import { newId } from '../../../../platform/ids/new-id.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { createUser, type UserRow } from '../../../accounts/index.ts';
import { recordAudit } from '../../../audit/index.ts';
import { tellAccessChange } from '../../authentication/access-changed.ts';
import { insertMembership, type WorkspaceRow } from '../../workspaces.store.ts';
import { requireSeat } from './require-seat.ts';

interface Provision {
  workspace: WorkspaceRow;
  email: string;
  firstName: string | undefined;
  /** Somebody who has an account and belongs to no workspace; else one is made. */
  user?: UserRow;
  /** Is the address's domain the workspace's? Then it needs no mail to be known. */
  isVerified: boolean;
  role: WorkspaceRole;
  by: 'single-sign-on' | 'scim';
  externalId?: string;
  apiKeyId?: string;
}

/** Makes somebody a member who did not ask for it here: the provider or the directory vouches. @throws `sso_no_seat` */
export async function provisionMember(
  platform: Platform,
  transaction: Transaction,
  { workspace, email, firstName, isVerified, role, by, externalId, apiKeyId, ...given }: Provision,
): Promise<UserRow> {
  const now = platform.clock.now();
  await requireSeat(transaction, workspace);
  const user =
    given.user ??
    (await createUser(transaction, {
      email,
      passwordHash: null,
      firstName: firstName ?? email.slice(0, email.indexOf('@')),
      isEmailVerified: isVerified,
      now,
    }));
  await insertMembership(transaction, {
    id: newId(),
    workspaceId: workspace.id,
    userId: user.id,
    role,
    externalId,
    createdAt: now,
  });
  await recordAudit(
    transaction,
    { workspaceId: workspace.id, userId: by === 'scim' ? undefined : user.id, apiKeyId },
    { className: 'member', activityName: 'provision', targetId: user.id, details: { by, role } },
    now,
  );
  await platform.events.append(transaction, {
    name: 'member.provisioned',
    workspaceId: workspace.id,
    payload: { user_id: user.id, by },
  });
  await tellAccessChange(platform, transaction, workspace.id);
  return user;
}
