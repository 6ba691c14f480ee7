import type { Transaction } from '../../../platform/db/database.ts';
import { Failure } from '../../../platform/errors/index.ts';
import { lockWebhook } from './webhooks.store.ts';

/**
 * The webhook that hears when a library voice is going to leave (WSP-018) is one of the workspace, which must not go
 * meanwhile; nobody's own. @throws Failure `webhook_not_found`
 */
export async function requireNoticeWebhook(
  transaction: Transaction,
  workspaceId: string,
  { voiceLibraryRemovalNoticeWebhookId: id }: { voiceLibraryRemovalNoticeWebhookId?: string | null },
): Promise<void> {
  if (id == null) return;
  const webhook = await lockWebhook(transaction, { id, workspaceId });
  if (webhook?.userId === null) return;
  throw new Failure('webhook_not_found', `The workspace has no webhook with the id ${id}.`, {
    data: { param: 'voice_library_removal_notice_webhook_id' },
  });
}
