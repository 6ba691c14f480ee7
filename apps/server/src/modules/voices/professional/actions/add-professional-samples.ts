import type { UploadedFile } from '@mynah/contract/uploads';
import { Failure } from '../../../../platform/errors/index.ts';
import type { Actor } from '../../../../platform/http/index.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { requireVoicePrintsAllowed } from '../../safety/index.ts';
import {
  dropSamples,
  insertSamples,
  listSamples,
  persistSample,
  requireSampleRoom,
} from '../../samples/index.ts';
import type { NewSample, VoiceSampleRow } from '../../samples/samples.tables.ts';
import { getProfessionalVoice } from '../get-professional-voice.ts';
import { requireIdle } from '../require-idle.ts';
import { withdrawVerification } from '../withdraw-verification.ts';

interface NewSamples {
  voiceId: string;
  files: readonly UploadedFile[];
  removeBackgroundNoise: boolean;
}

/** Of 255: about 52 dB below full scale. */
const leastPeak = 1;

/**
 * Keeps recordings of a professional voice; nothing is learned of them before the training.
 * @throws Failure `invalid_audio`, `audio_too_short`, `invalid_voice_sample` for silence and for too many,
 * `voice_is_training`, `restricted_region`
 */
export async function addProfessionalSamples(
  platform: Platform,
  actor: Actor,
  { voiceId, files, removeBackgroundNoise }: NewSamples,
  signal: AbortSignal,
): Promise<VoiceSampleRow[]> {
  await requireVoicePrintsAllowed(platform, actor);
  const { voice } = await getProfessionalVoice(platform, actor, voiceId);
  const key = { workspaceId: actor.workspaceId, voiceId: voice.rowId };
  const samples: NewSample[] = [];
  try {
    for (const file of files) {
      const sample = await persistSample(platform, file, { ...key, removeBackgroundNoise, signal });
      samples.push(sample);
      refuseSilence(sample);
    }
    await platform.db.transaction(async (transaction) => {
      await requireIdle(transaction, key);
      const { length } = await listSamples(transaction, key.workspaceId, key.voiceId);
      requireSampleRoom(length + samples.length);
      await insertSamples(transaction, samples);
      await withdrawVerification(transaction, voice);
    });
  } catch (cause) {
    await dropSamples(platform, samples, cause);
    throw cause;
  }
  const kept = await listSamples(platform.db, key.workspaceId, key.voiceId);
  return kept.filter(({ id }) => samples.some((sample) => sample.id === id));
}

function refuseSilence({ peaks, fileName }: NewSample): void {
  if (peaks.some((peak) => peak > leastPeak)) return;
  throw new Failure('invalid_voice_sample', `${fileName} is silent.`);
}
