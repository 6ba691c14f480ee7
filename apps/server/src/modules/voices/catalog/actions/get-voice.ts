import { eq } from 'drizzle-orm';
import { Failure } from '../../../../platform/errors/index.ts';
import type { Actor } from '../../../../platform/http/index.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { findPremadeVoice, syncDefaultVoices } from '../../engine-voices/index.ts';
import { listSettled, type SettledVoice, voiceAccess, voiceReader } from '../../registry/index.ts';
import { voices } from '../../registry/voices.tables.ts';
import { findCopyOf } from '../find-copy.ts';
import { findSettings } from '../voice-settings.store.ts';

/**
 * A voice that the workspace sees. A premade id answers with its local voice under that id, and that of a library
 * voice with the copy which was made of it. @throws Failure `voice_not_found`
 */
export async function getVoice(platform: Platform, actor: Actor, voiceId: string): Promise<SettledVoice> {
  const voice = await findVisibleVoice(platform, actor, voiceId);
  if (voice) return voice;
  throw new Failure('voice_not_found', `A voice with the id ${voiceId} was not found.`, {
    data: { param: 'voice_id' },
  });
}

export async function findVisibleVoice(
  platform: Platform,
  actor: Actor,
  voiceId: string,
): Promise<SettledVoice | undefined> {
  await syncDefaultVoices(platform);
  const reader = await voiceReader(platform, actor);
  const [voice] = await listSettled(platform.db, reader, { where: eq(voices.id, voiceId), limit: 1 });
  if (voice && !voice.isHouse) return voice;
  const copy = await findCopyOf(platform.db, reader, voiceId);
  if (copy) return { ...copy, id: voiceId };
  if (voice) return voice;
  const alias = await findPremadeVoice(platform, voiceId);
  if (!alias) return undefined;
  return {
    ...alias,
    id: voiceId,
    rowId: alias.id,
    settings: await findSettings(platform.db, actor.workspaceId, alias.id),
    access: voiceAccess(reader, alias),
  };
}
