import type { Actor } from '../../../../../platform/http/index.ts';
import type { Platform } from '../../../../../platform/platform.ts';
import { findKeyOfWorkspace, listApiKeyRows } from '../api-keys.store.ts';

/** What may be shown of the caller's key (ACC-011): of the one that asks, else of their newest that works. */
export async function findKeyHint(platform: Platform, actor: Actor): Promise<string | null> {
  const { workspaceId, userId, apiKeyId } = actor;
  if (apiKeyId) return (await findKeyOfWorkspace(platform.db, workspaceId, apiKeyId))?.hint ?? null;
  const now = platform.clock.now();
  const keys = await listApiKeyRows(platform.db, { workspaceId, userId });
  const works = keys.filter(({ isDisabled, expiresAt }) => !isDisabled && (!expiresAt || expiresAt > now));
  return works.at(-1)?.hint ?? null;
}
