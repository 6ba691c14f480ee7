import { Failure } from '../../../platform/errors/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { SettledVoice } from '../voices.store.ts';
import { findMixingAllowed } from './design.store.ts';

/**
 * Whether other voices may be made of a voice: not of one that stands under suspicion, and of a library voice only
 * when its owner allows mixing. @throws Failure `permission_denied`
 */
export async function requireMayBeChanged({ db }: Platform, voice: SettledVoice): Promise<void> {
  const { name, safetyControl, requiresVerification, verifiedAt, sourceVoiceId } = voice;
  if (safetyControl !== null) throw denied(`${name} is blocked: no voice can be made of it.`);
  if (requiresVerification && verifiedAt === null) {
    throw denied(`${name} is not verified yet. Verify it, then make other voices of it.`);
  }
  if (sourceVoiceId !== null && !(await findMixingAllowed(db, sourceVoiceId))) {
    throw denied(`The owner of ${name} does not allow that other voices are made of it.`);
  }
}

const denied = (message: string): Failure =>
  new Failure('permission_denied', message, { data: { param: 'voice_id' } });
