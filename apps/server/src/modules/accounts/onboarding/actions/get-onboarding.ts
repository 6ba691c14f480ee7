import type { Actor } from '../../../../platform/http/index.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { findUser, type UserRow } from '../../users/index.ts';

export async function getOnboarding({ db }: Platform, { userId }: Actor): Promise<UserRow> {
  const user = await findUser(db, userId);
  if (!user) throw new Error('the caller has no account');
  return user;
}
