import type { Transaction } from '../../../platform/db/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { VoiceRow } from '../registry/voices.tables.ts';
import { listCopies } from './safety.store.ts';

/**
 * Lets every page that shows the voice, or a copy of it, fetch it anew. The event has no name in it: not everybody of
 * a workspace sees every voice.
 */
export async function notifySafetyChanged(
  { events }: Pick<Platform, 'events'>,
  transaction: Transaction,
  { id, workspaceId }: Pick<VoiceRow, 'id' | 'workspaceId'>,
): Promise<void> {
  const shown = [{ id, workspaceId }, ...(await listCopies(transaction, id))];
  for (const voice of shown) {
    if (voice.workspaceId === null) continue;
    const payload = { voice_id: voice.id };
    await events.append(transaction, {
      name: 'voice.safety-changed',
      workspaceId: voice.workspaceId,
      payload,
    });
  }
}
