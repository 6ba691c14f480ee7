import { isUniqueViolation } from '../../../../platform/db/is-unique-violation.ts';
import { Failure } from '../../../../platform/errors/index.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { updateUser } from '../../users/index.ts';
import type { users } from '../../users/users.tables.ts';
import { isHandleTaken } from '../profile.store.ts';

type Profile = Pick<
  typeof users.$inferInsert,
  | 'agreesToProductUpdates'
  | 'firstName'
  | 'geoLocation'
  | 'interfaceLanguage'
  | 'moderationWarningDismissedAt'
  | 'profilePageHandle'
  | 'publicUserName'
>;

/** What people say of themselves; absent fields stay. @throws Failure `handle_taken` */
export async function updateProfile(
  { db }: Pick<Platform, 'db'>,
  userId: string,
  change: Partial<Profile>,
): Promise<void> {
  const { profilePageHandle: handle } = change;
  if (handle && (await isHandleTaken(db, userId, handle))) throw taken(handle);
  if (Object.values(change).every((value) => value === undefined)) return;
  await updateUser(db, userId, change).catch((cause) => {
    // somebody else took it a moment ago
    throw handle && isUniqueViolation(cause) ? taken(handle) : cause;
  });
}

const taken = (handle: string): Failure =>
  new Failure('handle_taken', `The handle ${handle} is taken. Choose another one.`);
