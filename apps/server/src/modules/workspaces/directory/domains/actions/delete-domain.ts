import type { Actor } from '../../../../../platform/http/index.ts';
import type { Platform } from '../../../../../platform/platform.ts';
import { recordAudit } from '../../../../audit/index.ts';
import { deleteDomainRow } from '../domains.store.ts';
import { getDomain } from './get-domain.ts';

interface Deletion {
  domainVerificationId: string;
  ipAddress: string;
}

/** The provider vouches no longer for addresses of the domain. Members stay. */
export async function deleteDomain(
  platform: Platform,
  actor: Actor,
  { domainVerificationId, ipAddress }: Deletion,
): Promise<void> {
  const row = await getDomain(platform, actor, domainVerificationId);
  await platform.db.transaction(async (transaction) => {
    await deleteDomainRow(transaction, row);
    const details = { domain: row.domain };
    const entry = { className: 'domain', activityName: 'delete', targetId: row.id, details, ipAddress };
    await recordAudit(transaction, actor, entry, platform.clock.now());
  });
}
