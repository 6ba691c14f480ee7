import type { Transaction } from '../../../../platform/db/database.ts';
import type { Actor } from '../../../../platform/http/index.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { type AuditEntry, recordAudit } from '../../../audit/index.ts';
import { notifyWorkspace } from '../../workspace/index.ts';

interface Change extends Pick<AuditEntry, 'activityName' | 'details'> {
  webhookId: string;
}

export async function recordChange(
  platform: Platform,
  transaction: Transaction,
  actor: Actor,
  { webhookId, activityName, details }: Change,
): Promise<void> {
  const entry = { className: 'webhook', activityName, targetId: webhookId, details };
  await recordAudit(transaction, actor, entry, platform.clock.now());
  const { workspaceId } = actor;
  const payload = { webhook_id: webhookId };
  await notifyWorkspace(platform, transaction, { name: 'webhook.changed', workspaceId, payload });
}
