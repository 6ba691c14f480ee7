import { Failure } from '../../../../../platform/errors/index.ts';
import type { Actor } from '../../../../../platform/http/index.ts';
import type { Platform } from '../../../../../platform/platform.ts';
import { recordAudit } from '../../../../audit/index.ts';
import { updateWorkspaceRow } from '../../../workspace/index.ts';
import { listDomainRows } from '../../domains/index.ts';
import { requireSingleSignOn } from '../../single-sign-on.policy.ts';
import { listUsableProviders } from '../providers.store.ts';

interface Enforcement {
  isEnforced: boolean;
  ipAddress: string;
}

/** Only once people can sign in that way: a provider is on and a domain verified. @throws Failure `conflict` */
export async function enforceSingleSignOn(
  { db, clock }: Platform,
  actor: Actor,
  { isEnforced, ipAddress }: Enforcement,
): Promise<void> {
  const { workspaceId } = actor;
  if (isEnforced) {
    requireSingleSignOn(actor);
    const providers = await listUsableProviders(db, workspaceId);
    const domains = await listDomainRows(db, workspaceId);
    if (providers.length === 0 || !domains.some(({ verifiedAt }) => verifiedAt)) {
      throw new Failure(
        'conflict',
        'Add an identity provider and verify a domain first. Otherwise no one could sign in.',
      );
    }
  }
  const activityName = isEnforced ? 'enforce' : 'stop-enforcing';
  await db.transaction(async (transaction) => {
    await updateWorkspaceRow(transaction, workspaceId, { enforcesSingleSignOn: isEnforced });
    await recordAudit(
      transaction,
      actor,
      { className: 'single-sign-on', activityName, ipAddress },
      clock.now(),
    );
  });
}
