import type { Actor } from '../../../../platform/http/index.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { recordAccountChange } from '../../security-changes/index.ts';
import { readMarketplaceToken } from '../marketplace/read-marketplace-token.ts';
import { persistUserSource } from '../sign-up-source.store.ts';

/** A marketplace's token holds for minutes, and the mail may be opened a day later; it was looked at when it was fresh. */
const lateSeconds = 24 * 3600;

interface Source {
  pid?: string;
  xid?: string;
  gcpMarketplaceJwt?: string;
  ipAddress: string;
}

/** Where a new person came from: the first word counts, later ones change nothing. */
export async function persistSignUpSource(
  platform: Platform,
  actor: Actor,
  { pid, xid, gcpMarketplaceJwt, ipAddress }: Source,
): Promise<void> {
  const gcpMarketplaceAccount = await readMarketplaceToken(platform, gcpMarketplaceJwt, { lateSeconds });
  const source = { pid, xid, gcpMarketplaceAccount };
  await platform.db.transaction(async (transaction) => {
    const user = await persistUserSource(transaction, actor.userId, source);
    if (user) await recordAccountChange(platform, transaction, { name: 'registered', user, ipAddress });
  });
}
