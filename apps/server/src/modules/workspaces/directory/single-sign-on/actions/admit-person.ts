import type { Transaction } from '../../../../../platform/db/database.ts';
import { Failure } from '../../../../../platform/errors/index.ts';
import { newId } from '../../../../../platform/ids/new-id.ts';
import type { Platform } from '../../../../../platform/platform.ts';
import { findUser, findUserByEmail, type UserRow } from '../../../../accounts/users/index.ts';
import { recordAudit } from '../../../../audit/index.ts';
import { acceptOnArrival, findValidInvite } from '../../../members/index.ts';
import { findMember } from '../../../memberships/index.ts';
import { isVerifiedBy } from '../../domains/index.ts';
import { domainOf, notVerified } from '../../single-sign-on.policy.ts';
import type { Claims } from '../claims.ts';
import type { ProviderHome } from '../providers.store.ts';
import { findIdentityUserId, linkIdentity } from '../sign-on-states.store.ts';
import { applyGroupMapping } from './apply-group-mapping.ts';
import { provisionMember } from './provision-member.ts';

interface Arrival {
  claims: Claims;
  ipAddress: string;
}

/**
 * Who signed in at the provider. Known by the provider's subject; else by the address, which counts only where the
 * workspace verified its domain (or made the account itself): a provider could claim any other.
 */
export async function admitPerson(
  platform: Platform,
  home: ProviderHome,
  arrival: Arrival,
): Promise<UserRow> {
  const { db, clock, events } = platform;
  const { provider, workspace } = home;
  const { claims, ipAddress } = arrival;
  return db.transaction(async (transaction) => {
    const user =
      (await findKnown(transaction, home, claims)) ??
      (await findOrMake(platform, transaction, home, arrival));
    await linkIdentity(transaction, {
      id: newId(),
      providerId: provider.id,
      subject: claims.subject,
      userId: user.id,
    });
    await applyGroupMapping(platform, transaction, { provider, userId: user.id, groups: claims.groups });
    await recordAudit(
      transaction,
      { workspaceId: workspace.id, userId: user.id },
      {
        className: 'session',
        activityName: 'sign-in',
        targetId: user.id,
        details: { by: 'single-sign-on', identity_provider_id: provider.id },
        ipAddress,
      },
      clock.now(),
    );
    await events.append(transaction, {
      name: 'sso.sign-in',
      workspaceId: workspace.id,
      payload: { user_id: user.id, identity_provider_id: provider.id },
    });
    return user;
  });
}

/** One who signed in here before and still is a member. */
async function findKnown(
  transaction: Transaction,
  { provider }: ProviderHome,
  { subject }: Claims,
): Promise<UserRow | undefined> {
  const userId = await findIdentityUserId(transaction, { providerId: provider.id, subject });
  const user = userId && (await findUser(transaction, userId));
  if (!user) return undefined;
  const member = await findMember(transaction, user.id);
  if (member?.workspaceId !== provider.workspaceId) return undefined;
  requireUsable(user, member);
  return user;
}

async function findOrMake(
  platform: Platform,
  transaction: Transaction,
  { provider, workspace }: ProviderHome,
  { claims, ipAddress }: Arrival,
): Promise<UserRow> {
  const { email, firstName } = claims;
  const user = await findUserByEmail(transaction, email);
  const member = user && (await findMember(transaction, user.id));
  const isVerified = await isVerifiedBy(transaction, workspace.id, domainOf(email));
  if (user && member) {
    if (member.workspaceId !== workspace.id) throw otherWorkspace();
    if (!isVerified && user.passwordHash !== null) throw notVerified(email);
    requireUsable(user, member);
    return user;
  }
  if (user && !isVerified) throw notVerified(email);
  const now = platform.clock.now();
  const invite = await findValidInvite(transaction, { workspaceId: workspace.id, email, now });
  if (!isVerified && !invite) throw notVerified(email);
  const role = invite?.role ?? provider.defaultRole;
  if (!role) throw notAMember();
  const made = await provisionMember(platform, transaction, {
    workspace,
    email,
    firstName,
    user,
    isVerified,
    role,
    usageLimit: invite?.usageLimit,
    by: 'single-sign-on',
    ipAddress,
  }).catch(toSignOnFailure);
  if (invite)
    await acceptOnArrival(platform, transaction, { invite, joiner: { userId: made.id, ipAddress }, now });
  return made;
}

/** The page after the sign-on knows failures of the sign-on alone. */
function toSignOnFailure(cause: unknown): never {
  if (cause instanceof Failure && cause.code === 'seat_limit_reached') {
    throw new Failure('sso_no_seat', 'This workspace has no seats left. Ask an admin for more.', {
      cause,
    });
  }
  throw cause;
}

const notAMember = (): Failure =>
  new Failure('sso_not_a_member', 'You aren’t a member of this workspace. Ask an admin for an invite.');

function requireUsable(user: UserRow, { isLocked }: { isLocked: boolean }): void {
  if (user.deletionRequestedAt) {
    throw new Failure(
      'account_deleted',
      'This account was deleted. For 14 days, you can restore it with the link we emailed you.',
    );
  }
  if (isLocked) throw new Failure('member_locked', 'A workspace admin has locked your account.');
}

const otherWorkspace = (): Failure =>
  new Failure(
    'sso_other_workspace',
    'This email address belongs to an account in another workspace. Sign in there and join with an invite.',
  );
