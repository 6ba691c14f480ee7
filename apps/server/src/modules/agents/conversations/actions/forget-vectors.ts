import type { Platform } from '../../../../platform/platform.ts';
import { listEmbeddingRetentions } from '../../settings/index.ts';
import { forgetVectors } from '../message-search.store.ts';

const dayMs = 86_400_000;

/** Takes away by what conversations are found by their meaning, as workspaces have set it (AGT-022). */
export async function forgetOldVectors({ db, clock }: Platform): Promise<void> {
  for (const { workspaceId, days } of await listEmbeddingRetentions(db))
    await forgetVectors(db, { workspaceId, before: new Date(clock.now().getTime() - days * dayMs) });
}
