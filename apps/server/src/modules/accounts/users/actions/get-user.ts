import type { Queryable } from '../../../../platform/db/database.ts';
import { Failure } from '../../../../platform/errors/index.ts';
import { findUser, type UserRow } from '../users.store.ts';

/** The caller. @throws Failure `session_expired` when the account went meanwhile */
export async function getUser(db: Queryable, userId: string): Promise<UserRow> {
  const user = await findUser(db, userId);
  if (!user) throw new Failure('session_expired', 'This user no longer exists.');
  return user;
}
