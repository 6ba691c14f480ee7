import type { Platform } from '../../../../platform/platform.ts';
import { withholdActivity } from '../../product-events/index.ts';
import { type UserRow, updateUser } from '../../users/index.ts';

/** As the person decided in some browser; events that the server tracks itself keep to it, and so does what waits. */
export async function decideConsent(
  { db }: Platform,
  userId: string,
  consent: NonNullable<UserRow['consent']>,
): Promise<void> {
  await db.transaction(async (transaction) => {
    await updateUser(transaction, userId, { consent });
    if (!consent.statistics) await withholdActivity(transaction, userId);
  });
}
