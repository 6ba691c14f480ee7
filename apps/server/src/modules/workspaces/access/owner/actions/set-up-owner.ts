import { hashPassword } from '../../../../../platform/crypto/index.ts';
import type { Transaction } from '../../../../../platform/db/database.ts';
import { Failure } from '../../../../../platform/errors/index.ts';
import { newId } from '../../../../../platform/ids/new-id.ts';
import type { Platform } from '../../../../../platform/platform.ts';
import { takeOwnerLink } from '../../../../accounts/one-time-tokens/index.ts';
import { track } from '../../../../accounts/product-events/index.ts';
import { createUser, hasUsers, requireGoodPassword } from '../../../../accounts/users/index.ts';
import { insertMembership } from '../../../memberships/index.ts';
import { insertWorkspace } from '../../../workspace/index.ts';
import { lockOwnerSetUp } from '../../lock-owner-set-up.ts';

export interface NewOwner {
  email: string;
  password: string;
  firstName: string;
  /** What the owner's browser shows. */
  address?: string;
}

/** The owner by the server's one-time link. @throws Failure `already_set_up`, `invalid_setup_token`, `weak_password` */
export async function setUpOwner(platform: Platform, { token, ...owner }: NewOwner & { token: string }) {
  const made = await createOwner(platform, owner, (transaction) =>
    takeOwnerLink(transaction, token, platform.clock.now()),
  );
  if (owner.address !== undefined) await platform.address.load();
  return made;
}

/**
 * User, workspace and membership at once, and once only. The credit account follows from the workspace (billing).
 * @throws Failure `already_set_up`, `weak_password`
 */
export async function createOwner(
  platform: Platform,
  { address, ...owner }: NewOwner,
  authorize: (transaction: Transaction) => Promise<void>,
) {
  const { db, clock, config } = platform;
  if (await hasUsers(db)) throw alreadySetUp();
  await requireGoodPassword(owner.password, { name: owner.firstName, email: owner.email });
  const passwordHash = await hashPassword(owner.password);
  return db.transaction(async (transaction) => {
    await lockOwnerSetUp(transaction);
    if (await hasUsers(transaction)) throw alreadySetUp();
    await authorize(transaction);
    const now = clock.now();
    const user = await createUser(transaction, {
      ...owner,
      passwordHash,
      isEmailVerified: true,
      isStaff: true,
      now,
    });
    const workspaceId = newId();
    const name = `${owner.firstName}'s workspace`;
    await insertWorkspace(transaction, {
      id: workspaceId,
      name,
      ownerId: user.id,
      tier: config.ownerTier,
      createdAt: now,
    });
    await insertMembership(transaction, {
      id: newId(),
      workspaceId,
      userId: user.id,
      role: 'admin',
      createdAt: now,
    });
    if (address !== undefined) await platform.address.record(transaction, address, workspaceId);
    await track(platform, { userId: user.id, workspaceId }, { name: 'owner_set_up' }, { transaction });
    return { user, workspaceId };
  });
}

const alreadySetUp = (): Failure =>
  new Failure('already_set_up', 'This server already has an owner. Sign in instead.');
