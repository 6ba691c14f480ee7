import { brand } from '@mynah/contract';
import type { Actor } from '../../../../../platform/http/index.ts';
import { newId } from '../../../../../platform/ids/new-id.ts';
import type { Platform } from '../../../../../platform/platform.ts';
import { recordAudit } from '../../../../audit/index.ts';
import { requireSingleSignOn } from '../../single-sign-on.policy.ts';
import { type DomainRow, insertDomain } from '../domains.store.ts';

interface NewDomain {
  domain: string;
  ipAddress: string;
}

/** The same domain again gives the same record. */
export async function startDomain(
  { db, clock }: Platform,
  actor: Actor,
  { domain, ipAddress }: NewDomain,
): Promise<DomainRow> {
  requireSingleSignOn(actor);
  const now = clock.now();
  return db.transaction(async (transaction) => {
    const row = await insertDomain(transaction, {
      id: newId(),
      workspaceId: actor.workspaceId,
      domain,
      dnsTxtRecord: `${brand.name.toLowerCase()}-domain-verification=${newId()}`,
      createdAt: now,
    });
    const entry = {
      className: 'domain',
      activityName: 'start',
      targetId: row.id,
      details: { domain },
      ipAddress,
    };
    await recordAudit(transaction, actor, entry, now);
    return row;
  });
}
