import { Failure } from '../../../../platform/errors/index.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { answerAlphaRequest } from '../staff.store.ts';
import { recordStaffAction } from './record-staff-action.ts';

interface Decision {
  userId: string;
  isGranted: boolean;
  reason?: string;
}

/** @throws Failure `user_not_found` when nobody of this id waits for an answer */
export async function decideAlphaRequest(
  { db, clock }: Platform,
  staff: { userId: string },
  { userId, isGranted, reason }: Decision,
): Promise<void> {
  await db.transaction(async (transaction) => {
    if (!(await answerAlphaRequest(transaction, { userId, isGranted }))) {
      throw new Failure('user_not_found', 'There is no open request for alpha access with this id.');
    }
    const action = isGranted ? 'alpha-access.grant' : 'alpha-access.deny';
    await recordStaffAction(transaction, staff, { action, target: userId, reason }, clock.now());
  });
}
