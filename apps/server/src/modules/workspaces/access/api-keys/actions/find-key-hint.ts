import type { Actor } from '../../../../../platform/http/index.ts';
import type { Platform } from '../../../../../platform/platform.ts';
import { findHint, findNewestHint } from '../api-keys.store.ts';

/** What may be shown of the caller's key (ACC-011): of the one that asks, else of their newest that works. */
export const findKeyHint = ({ db, clock }: Platform, { workspaceId, userId, apiKeyId }: Actor) =>
  apiKeyId ? findHint(db, workspaceId, apiKeyId) : findNewestHint(db, { workspaceId, userId }, clock.now());
