import { Failure } from '../../../platform/errors/index.ts';
import type { Actor } from '../../../platform/http/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import { requireUsable } from '../safety/require-usable.ts';
import type { SettledVoice } from '../voices.store.ts';
import { findMixingAllowed } from './design.store.ts';

/**
 * Whether other voices may be made of a voice: not of one that stands under suspicion, and of a library voice only
 * when its owner allows mixing. @throws Failure `permission_denied`, and as `requireUsable`
 */
export async function requireMayBeChanged(
  platform: Platform,
  actor: Actor,
  voice: SettledVoice,
): Promise<void> {
  await requireUsable(platform, actor, voice);
  const { name, sourceVoiceId } = voice;
  if (sourceVoiceId !== null && !(await findMixingAllowed(platform.db, sourceVoiceId))) {
    throw denied(`The owner of ${name} does not allow that other voices are made of it.`);
  }
}

const denied = (message: string): Failure =>
  new Failure('permission_denied', message, { data: { param: 'voice_id' } });
