import type { WorkspaceRole } from '@mynah/contract';
import type { Transaction } from '../../../../../platform/db/database.ts';
import { newId } from '../../../../../platform/ids/new-id.ts';
import type { Platform } from '../../../../../platform/platform.ts';
import { createUser, type UserRow } from '../../../../accounts/users/index.ts';
import { recordAudit } from '../../../../audit/index.ts';
import { requireSeat } from '../../../members/index.ts';
import { insertMembership, notifyAccessChange } from '../../../memberships/index.ts';
import { lockWorkspace, type WorkspaceRow } from '../../../workspace/index.ts';

interface Provision {
  workspace: WorkspaceRow;
  email: string;
  firstName: string | undefined;
  /** Somebody who has an account and belongs to no workspace; else one is made. */
  user?: UserRow;
  /** Is the address's domain the workspace's? Then it needs no mail to be known. */
  isVerified: boolean;
  role: WorkspaceRole;
  /** Credits a month, of an invite. */
  usageLimit?: number | null;
  by: 'single-sign-on' | 'scim';
  externalId?: string;
  apiKeyId?: string;
  ipAddress: string | undefined;
}

/** Makes somebody a member who did not ask for it here: the provider or the directory vouches. @throws `seat_limit_reached` */
export async function provisionMember(
  platform: Platform,
  transaction: Transaction,
  {
    workspace,
    email,
    firstName,
    isVerified,
    role,
    usageLimit,
    by,
    externalId,
    apiKeyId,
    ipAddress,
    ...given
  }: Provision,
): Promise<UserRow> {
  const now = platform.clock.now();
  // whoever adds a member takes turns, so that the last seat is given once
  await requireSeat(transaction, (await lockWorkspace(transaction, workspace.id)) ?? workspace);
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
    usageLimit,
    externalId,
    createdAt: now,
  });
  await recordAudit(
    transaction,
    { workspaceId: workspace.id, userId: by === 'scim' ? undefined : user.id, apiKeyId, ipAddress },
    { className: 'member', activityName: 'provision', targetId: user.id, details: { by, role } },
    now,
  );
  await platform.events.append(transaction, {
    name: 'member.provisioned',
    workspaceId: workspace.id,
    payload: { user_id: user.id, by },
  });
  await notifyAccessChange(platform, transaction, workspace.id);
  return user;
}
