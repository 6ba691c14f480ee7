import { Failure } from '../../../platform/errors/index.ts';
import type { Actor } from '../../../platform/http/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import { notifySessionsChange } from '../../accounts/sessions/index.ts';
import { lockStaff, putStaff, recordStaffAction } from '../../accounts/staff/index.ts';
import { findUser } from '../../accounts/users/index.ts';

interface Change {
  userId: string;
  isStaff: boolean;
}

/**
 * Makes somebody one of the people who run the server, or takes it away; it holds at once. Harmless twice.
 * @throws Failure `user_not_found`, `conflict` for whoever is not known by their mailbox, and for the last one
 */
export async function setStaff(platform: Platform, staff: Actor, { userId, isStaff }: Change): Promise<void> {
  await platform.db.transaction(async (transaction) => {
    const former = await lockStaff(transaction);
    const user = await findUser(transaction, userId);
    if (user?.kind !== 'person') throw new Failure('user_not_found', 'There is no user with this id.');
    if (user.isStaff === isStaff) return;
    if (isStaff && (!user.emailVerifiedAt || user.deletionRequestedAt)) {
      throw new Failure(
        'conflict',
        'To run the server, a person needs a verified email address and an account that isn’t being deleted.',
      );
    }
    if (!isStaff && former.every(({ id }) => id === userId)) {
      throw new Failure(
        'conflict',
        'The server needs at least one administrator. Make someone else an administrator first.',
      );
    }
    await putStaff(transaction, userId, isStaff);
    await notifySessionsChange(platform, transaction, userId);
    const action = isStaff ? 'staff.add' : 'staff.remove';
    await recordStaffAction(transaction, staff, { action, target: userId }, platform.clock.now());
  });
}
