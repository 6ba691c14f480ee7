import type { Transaction } from '../../../../../platform/db/database.ts';
import type { Actor } from '../../../../../platform/http/index.ts';
import type { Platform } from '../../../../../platform/platform.ts';
import { recordAudit } from '../../../../audit/index.ts';
import { actorCacheOf } from '../../actor-cache.ts';
import { notifyKeyChange } from '../../api-key-changed.ts';

interface KeyAct {
  keyId: string;
  activityName: 'edit' | 'enable' | 'disable' | 'delete' | 'rotate';
  details?: Record<string, string>;
}

/** Carries out a change of a key with its entry in the audit log. It holds from the next request on. */
export async function changeKey<Result>(
  platform: Platform,
  actor: Actor,
  { keyId, activityName, details }: KeyAct,
  change: (transaction: Transaction) => Promise<Result>,
): Promise<Result> {
  const { workspaceId } = actor;
  const result = await platform.db.transaction(async (transaction) => {
    const made = await change(transaction);
    const entry = { className: 'api-key', activityName, targetId: keyId, details };
    await recordAudit(transaction, actor, entry, platform.clock.now());
    await notifyKeyChange(platform, transaction, { workspaceId, apiKeyId: keyId });
    return made;
  });
  actorCacheOf(platform).dropKey(keyId);
  return result;
}
