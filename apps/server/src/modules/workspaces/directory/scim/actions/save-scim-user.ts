import type { Transaction } from '../../../../../platform/db/database.ts';
import type { Actor } from '../../../../../platform/http/index.ts';
import type { Platform } from '../../../../../platform/platform.ts';
import { signOutEverywhere } from '../../../../accounts/sessions/index.ts';
import { findUserByEmail, updateUser } from '../../../../accounts/users/index.ts';
import { recordAudit } from '../../../../audit/index.ts';
import { findMember, notifyAccessChange } from '../../../memberships/index.ts';
import { findWorkspace } from '../../../workspace/index.ts';
import { isVerifiedBy } from '../../domains/index.ts';
import { listProviderRows, provisionMember } from '../../single-sign-on/index.ts';
import { domainOf, requireSingleSignOn } from '../../single-sign-on.policy.ts';
import { scimInvalid, scimTaken } from '../scim-failures.ts';
import type { UserInput } from '../scim-input.ts';
import {
  type DirectoryMember,
  findDirectoryMember,
  hideDirectoryUser,
  persistDirectoryUser,
  updateMember,
} from '../scim-users.store.ts';
import { getDirectoryMember } from './scim-users.ts';

/** Makes somebody a member; one whom the directory deleted comes back. Returns the id. @throws `conflict` when taken */
export async function createScimUser(platform: Platform, actor: Actor, input: UserInput): Promise<string> {
  requireSingleSignOn(actor);
  const { db } = platform;
  const { workspaceId } = actor;
  return db.transaction(async (transaction) => {
    const user = await findUserByEmail(transaction, input.email);
    const member = user && (await findMember(transaction, user.id));
    if (user && member) {
      const isSeen = await findDirectoryMember(transaction, workspaceId, user.id);
      if (member.workspaceId !== workspaceId || isSeen) throw taken(input.email);
      await applyInput(platform, transaction, { actor, userId: user.id, before: undefined, input });
      return user.id;
    }
    const isVerified = await isVerifiedBy(transaction, workspaceId, domainOf(input.email));
    // somebody with an account elsewhere is not the workspace's to take
    if (user && !isVerified) throw taken(input.email);
    const workspace = (await findWorkspace(transaction, workspaceId))!;
    const made = await provisionMember(platform, transaction, {
      workspace,
      user,
      email: input.email,
      firstName: input.givenName,
      isVerified,
      role: input.role ?? (await defaultRole(transaction, workspaceId)),
      by: 'scim',
      apiKeyId: actor.apiKeyId,
      ipAddress: actor.ipAddress,
    });
    await applyInput(platform, transaction, { actor, userId: made.id, before: undefined, input });
    return made.id;
  });
}

/** The one that the provider's people get; without one the least. */
async function defaultRole(transaction: Transaction, workspaceId: string) {
  const providers = await listProviderRows(transaction, workspaceId);
  return providers.find((provider) => provider.defaultRole)?.defaultRole ?? 'viewer';
}

/** Sets a member as the directory has them. @throws `member_not_found`, `conflict`, mutability for the owner */
export async function replaceScimUser(
  platform: Platform,
  actor: Actor,
  { userId, input }: { userId: string; input: UserInput },
): Promise<void> {
  const before = await getDirectoryMember(platform, actor, userId);
  await platform.db.transaction(async (transaction) => {
    if (input.email !== before.email.toLowerCase()) await moveAddress(transaction, actor, { userId, input });
    await applyInput(platform, transaction, { actor, userId, before, input });
  });
}

/** Locks the member out, ends the sessions, and hides the member from the directory. */
export async function deleteScimUser(platform: Platform, actor: Actor, userId: string): Promise<void> {
  await getDirectoryMember(platform, actor, userId);
  const now = platform.clock.now();
  await platform.db.transaction(async (transaction) => {
    await setActive(platform, transaction, { actor, userId, active: false });
    await hideDirectoryUser(transaction, { userId, workspaceId: actor.workspaceId, now });
  });
}

interface Application {
  actor: Actor;
  userId: string;
  /** Undefined: nobody whom the directory knew. */
  before: DirectoryMember | undefined;
  input: UserInput;
}

async function applyInput(
  platform: Platform,
  transaction: Transaction,
  { actor, userId, before, input }: Application,
): Promise<void> {
  const { workspaceId } = actor;
  const now = platform.clock.now();
  const { userName, familyName, formattedName, displayName, givenName, externalId, role } = input;
  if (givenName && givenName !== before?.firstName)
    await updateUser(transaction, userId, { firstName: givenName });
  await persistDirectoryUser(transaction, {
    userId,
    workspaceId,
    attributes: { userName, familyName, formattedName, displayName },
    updatedAt: now,
  });
  await updateMember(
    transaction,
    { workspaceId, userId },
    { externalId: externalId ?? null, updatedAt: now },
  );
  const member = (await findMember(transaction, userId))!;
  if (member.isLocked === input.active) {
    await setActive(platform, transaction, { actor, userId, active: input.active });
  }
  if (role && role !== member.role) await setRole(platform, transaction, { actor, userId, role });
}

async function setRole(
  platform: Platform,
  transaction: Transaction,
  { actor, userId, role }: { actor: Actor; userId: string; role: NonNullable<UserInput['role']> },
): Promise<void> {
  await requireNotOwner(transaction, actor, userId);
  await updateMember(transaction, { workspaceId: actor.workspaceId, userId }, { role });
  const entry = {
    className: 'member',
    activityName: 'change-role',
    targetId: userId,
    details: { role, by: 'scim' },
  };
  await recordAudit(transaction, actor, entry, platform.clock.now());
  await notifyAccessChange(platform, transaction, actor.workspaceId);
}

/** A locked member is let in nowhere, and comes back with new sessions only. */
async function setActive(
  platform: Platform,
  transaction: Transaction,
  { actor, userId, active }: { actor: Actor; userId: string; active: boolean },
): Promise<void> {
  const { clock, events } = platform;
  const { workspaceId } = actor;
  if (!active) await requireNotOwner(transaction, actor, userId);
  await updateMember(transaction, { workspaceId, userId }, { isLocked: !active });
  if (!active) await signOutEverywhere(platform, transaction, userId);
  const activityName = active ? 'unlock' : 'lock';
  const entry = { className: 'member', activityName, targetId: userId, details: { by: 'scim' } };
  await recordAudit(transaction, actor, entry, clock.now());
  const name = active ? 'member.reactivated' : 'member.deactivated';
  await events.append(transaction, { name, workspaceId, payload: { user_id: userId, by: 'scim' } });
  await notifyAccessChange(platform, transaction, workspaceId);
}

async function requireNotOwner(
  transaction: Transaction,
  { workspaceId }: Actor,
  userId: string,
): Promise<void> {
  const workspace = await findWorkspace(transaction, workspaceId);
  if (workspace?.ownerId !== userId) return;
  throw scimInvalid('mutability', 'The owner of the workspace keeps their access and role.');
}

/** Only to a domain that the workspace verified: the address is what the account is found by. */
async function moveAddress(
  transaction: Transaction,
  { workspaceId }: Actor,
  { userId, input: { email } }: { userId: string; input: UserInput },
): Promise<void> {
  if (await findUserByEmail(transaction, email)) throw taken(email);
  if (!(await isVerifiedBy(transaction, workspaceId, domainOf(email)))) {
    throw scimInvalid('mutability', `The domain ${domainOf(email)} isn’t verified in this workspace.`);
  }
  await updateUser(transaction, userId, { email });
}

const taken = (email: string) => scimTaken(`There is already a user with the email address ${email}.`);
