import { Failure } from '../../../platform/errors/index.ts';
import type { Actor } from '../../../platform/http/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import { recordAudit } from '../../audit/index.ts';
import { updateExtension } from '../credits.store.ts';
import { getCreditAccount } from './get-credit-account.ts';

interface ExtensionChange {
  allowedToExtendCharacterLimit?: boolean;
  maxCharacterLimitExtension?: number | null;
}

/** May the workspace use more than its plan has, and how much (BIL-033)? Absent fields stay. */
export async function editExtension(
  platform: Platform,
  actor: Actor,
  change: ExtensionChange,
): Promise<void> {
  const { allowedToExtendCharacterLimit: allowed, maxCharacterLimitExtension: most } = change;
  if (allowed === undefined && most === undefined) return;
  if (actor.role !== 'admin') {
    throw new Failure('permission_denied', 'Only workspace admins can change usage beyond the plan.');
  }
  await getCreditAccount(platform, actor.workspaceId);
  await platform.db.transaction(async (transaction) => {
    await updateExtension(transaction, actor.workspaceId, { allowedToExtend: allowed, maxExtension: most });
    const details = { allowed: allowed ?? null, most: most ?? null };
    const entry = { className: 'subscription', activityName: 'extend', details };
    await recordAudit(transaction, actor, entry, platform.clock.now());
  });
}
