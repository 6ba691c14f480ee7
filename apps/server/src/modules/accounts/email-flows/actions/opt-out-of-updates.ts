import { Failure } from '../../../../platform/errors/index.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { findUser, updateUser } from '../../users/index.ts';
import { readOptOutKey } from '../opt-out-key.ts';

/** No more product updates for the person whose mail held the key. @throws Failure `invalid_opt_out_key` */
export async function optOutOfUpdates(platform: Platform, key: string): Promise<void> {
  const userId = readOptOutKey(platform, key);
  if (!userId)
    throw new Failure('invalid_opt_out_key', 'This link is incomplete. Open the full link from the email.');
  // an account that was deleted since gets no mail anyway
  const user = await findUser(platform.db, userId);
  if (user) await updateUser(platform.db, user.id, { agreesToProductUpdates: false });
}
