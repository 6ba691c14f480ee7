import type { UsageType } from '@mynah/contract/workspaces/webhooks';
import type { Queryable } from '../../../platform/db/database.ts';
import { findWorkspace } from '../workspace/index.ts';
import type { WebhookScope } from './webhooks.store.ts';

/** What calls a webhook by name rather than by its chosen events, in the public API's words. */
export async function usagesOf(
  db: Queryable,
  { workspaceId }: WebhookScope,
): Promise<Map<string, UsageType[]>> {
  const noticeId = (await findWorkspace(db, workspaceId))?.voiceLibraryRemovalNoticeWebhookId;
  return new Map(noticeId ? [[noticeId, ['Voice Library Removal Notices']]] : []);
}
