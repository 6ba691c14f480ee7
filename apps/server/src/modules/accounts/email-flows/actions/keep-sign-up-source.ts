import type { Actor } from '../../../../platform/http/index.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { keepUserSource } from '../../users/users.store.ts';
import type { SignUpSource } from '../../users/users.tables.ts';
import { recordAccountChange } from '../account-trail.ts';

/** Where a new person came from: the first word counts, later ones change nothing. */
export async function keepSignUpSource(
  platform: Platform,
  actor: Actor,
  { ipAddress, ...source }: SignUpSource & { ipAddress: string },
): Promise<void> {
  await platform.db.transaction(async (transaction) => {
    const user = await keepUserSource(transaction, actor.userId, source);
    if (user) await recordAccountChange(platform, transaction, { name: 'registered', user, ipAddress });
  });
}
