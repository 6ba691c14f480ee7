import { and, eq } from 'drizzle-orm';
import type { Actor } from '../../../../platform/http/index.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { getVoice, requireVoiceRole, voiceParts } from '../../catalog/index.ts';
import { voices } from '../../registry/voices.tables.ts';
import { voiceBlobs } from '../voice-blobs.ts';

/**
 * With its recordings and all that was learned of them. What was spoken with it stays in the history, and the record
 * of who consented to it stays too. Those who added it from the library keep it for the notice that they were
 * promised. @throws Failure `voice_not_found`, `permission_denied`
 */
export async function deleteVoice(platform: Platform, actor: Actor, voiceId: string): Promise<void> {
  const voice = await getVoice(platform, actor, voiceId);
  await requireVoiceRole(platform, actor, voice, 'admin');
  const { workspaceId } = actor;
  const { rowId: id } = voice;
  const parts = platform.extensions.at(voiceParts);
  const left = await platform.db.transaction(async (transaction) => {
    const blobs = await voiceBlobs(transaction, parts, [id]);
    const endings: (() => Promise<void>)[] = [];
    for (const part of parts) {
      const end = await part.withdraw?.(platform, transaction, { ...voice, id, workspaceId });
      if (end) endings.push(end);
    }
    await transaction.delete(voices).where(and(eq(voices.workspaceId, workspaceId), eq(voices.id, id)));
    const payload = { voice_id: id };
    await platform.events.append(transaction, { name: 'voice.deleted', workspaceId, payload });
    return { blobs, endings };
  });
  for (const end of left.endings) await end();
  for (const blob of left.blobs) await platform.blobs.remove(blob);
}
