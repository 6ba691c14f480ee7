import { Failure } from '../../../platform/errors/index.ts';
import type { Actor } from '../../../platform/http/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import { getVoice } from '../catalog/index.ts';
import { isUntrained } from '../engine-voices/index.ts';
import { speakAsOriginal } from '../library/index.ts';
import type { SettledVoice } from '../registry/index.ts';
import { requireUsable } from '../safety/index.ts';
import { findMixingAllowed } from './design.store.ts';

const data = { data: { param: 'voice_id' } };

/**
 * A voice of which others may be made, as it speaks now: one that may be used, and a library voice only when its owner
 * allows mixing.
 * @throws Failure `voice_not_found`, `permission_denied`, `voice_not_fine_tuned`, and as `requireUsable` and `speakAsOriginal`
 */
export async function getVoiceToChange(
  platform: Platform,
  actor: Actor,
  voiceId: string,
): Promise<SettledVoice> {
  const found = await getVoice(platform, actor, voiceId);
  await requireUsable(platform, actor, found);
  const { name, sourceVoiceId } = found;
  if (sourceVoiceId !== null && !(await findMixingAllowed(platform.db, sourceVoiceId))) {
    const sentence = `The owner of ${name} doesn’t allow other voices to be made from it.`;
    throw new Failure('permission_denied', sentence, data);
  }
  const { voice } = await speakAsOriginal(platform, actor, found);
  if (!isUntrained(voice)) return voice;
  throw new Failure('voice_not_fine_tuned', `${name} isn’t trained yet. Train it first.`, data);
}
