import type { Queryable } from '../../../../platform/db/database.ts';
import { staffActions } from '../staff.tables.ts';

export interface StaffActionEntry {
  /** `history.listen` */
  action: string;
  /** What it was done to: an id. */
  target?: string;
  workspaceId?: string;
  reason?: string;
  details?: Record<string, string | number | boolean>;
}

/** Give the transaction of the act, or write it before a look: nothing of staff goes without its entry. */
export async function recordStaffAction(
  db: Queryable,
  staff: { userId: string },
  entry: StaffActionEntry,
  now: Date,
): Promise<void> {
  await db.insert(staffActions).values({ ...entry, staffUserId: staff.userId, createdAt: now });
}
