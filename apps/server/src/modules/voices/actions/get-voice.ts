import { Failure } from '../../../platform/errors/index.ts';
import type { Actor } from '../../../platform/http/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import { findPremadeVoice } from '../find-aliased-voice.ts';
import { findCopyOf } from '../library/originals.store.ts';
import { syncDefaultVoices } from '../sync-default-voices.ts';
import { voiceAccess, voiceReader } from '../voice-reader.ts';
import { findSettings, findVoice, type SettledVoice } from '../voices.store.ts';

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
  const voice = await findVoice(platform.db, reader, voiceId);
  if (voice) return voice;
  const copy = await findCopyOf(platform.db, reader, voiceId);
  if (copy) return { ...copy, id: voiceId };
  const alias = await findPremadeVoice(platform, voiceId);
  if (!alias) return undefined;
  const settings = await findSettings(platform.db, actor.workspaceId, [alias.id]);
  return {
    ...alias,
    id: voiceId,
    rowId: alias.id,
    settings: settings.get(alias.id) ?? null,
    access: voiceAccess(reader, alias),
  };
}
