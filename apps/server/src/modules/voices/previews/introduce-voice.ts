import { edit } from '@mynah/audio';
import type { Platform } from '../../../platform/platform.ts';
import { measureSpeaker, packSpeaker, speakerRateHz } from '../../../platform/speaker-embedding/index.ts';
import { findAnyVoice } from '../registry/index.ts';
import { speakPreview } from './actions/render-preview.ts';
import { makeWay } from './make-way.ts';
import { setSpeakerVector } from './previews.store.ts';

/**
 * Speaks the preview of a voice that is new or sounds new, and learns from it whom the voice resembles. What fails
 * here costs nothing: the preview is spoken when somebody asks for it.
 */
export async function introduceVoice(
  platform: Platform,
  voiceId: string,
  signal: AbortSignal,
): Promise<void> {
  try {
    const voice = await findAnyVoice(platform.db, voiceId);
    if (!voice) return;
    const { sound } = await makeWay(platform.speech, signal, (turn) => speakPreview(platform, voice, turn));
    if (platform.engines.engines('speaker').length === 0) return;
    const heard = edit.resample(sound.samples, sound.sampleRateHz, speakerRateHz);
    const vector = await measureSpeaker(platform, heard, { caller: 'previews', signal });
    if (vector) await setSpeakerVector(platform.db, voice, packSpeaker(vector));
  } catch (cause) {
    signal.throwIfAborted();
    platform.log.warn({ err: cause, voiceId }, 'the preview of a new voice could not be spoken');
  }
}
