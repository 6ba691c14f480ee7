import type { Platform } from '../../../../platform/platform.ts';
import { updateUser } from '../../users/users.store.ts';
import type { users } from '../../users/users.tables.ts';

type Profile = Pick<
  typeof users.$inferInsert,
  | 'agreesToProductUpdates'
  | 'ccpaOptOut'
  | 'firstName'
  | 'geoLocation'
  | 'moderationWarningDismissedAt'
  | 'publicUserName'
>;

/** What people say of themselves; absent fields stay. */
export async function updateProfile(
  { db }: Pick<Platform, 'db'>,
  userId: string,
  change: Partial<Profile>,
): Promise<void> {
  if (Object.values(change).some((value) => value !== undefined)) await updateUser(db, userId, change);
}
