import type { ProfessionalVoice, VoiceTraining } from '@mynah/contract/voices/professional-voices';
import { unixSeconds } from '../../../platform/clock/clock.ts';
import { isUntrained } from '../engine-voices/index.ts';
import type { VoiceRow } from '../registry/voices.tables.ts';
import { usableMs } from '../sample-audio/index.ts';
import type { VoiceSampleRow } from '../samples/samples.tables.ts';
import { isRunning, trainingState } from './professional.policy.ts';
import type { VoiceTrainingRow } from './professional.tables.ts';

interface ProfessionalView {
  voice: VoiceRow;
  training: VoiceTrainingRow;
  samples: readonly VoiceSampleRow[];
  now: Date;
}

export const toProfessionalVoice = (view: ProfessionalView): ProfessionalVoice => {
  const { voice, training, samples } = view;
  return {
    voice_id: voice.id,
    name: voice.name,
    language: training.language,
    description: voice.description,
    labels: voice.labels,
    created_at_unix: unixSeconds(voice.createdAt),
    requires_verification: voice.requiresVerification,
    is_verified: voice.verifiedAt !== null,
    is_ready: !isUntrained(voice),
    sample_count: samples.length,
    speech_secs: Math.round(usableMs(samples) / 100) / 10,
    training: toTraining(view),
  };
};

export const toTraining = ({ voice, training, samples, now }: ProfessionalView): VoiceTraining => ({
  state: trainingState(training, voice, samples.length),
  stage: training.stage,
  progress: training.progress,
  eta_secs: isRunning(training) ? secondsLeft(training, now) : null,
  message: training.message,
  similarity: training.similarity,
  instant_similarity: training.instantSimilarity,
});

/** By the pace so far; nothing is known at the very beginning. */
function secondsLeft({ progress, startedAt }: VoiceTrainingRow, now: Date): number | null {
  if (startedAt === null || progress < 0.12) return null;
  const elapsed = (now.getTime() - startedAt.getTime()) / 1000;
  return Math.round((elapsed / progress) * (1 - progress));
}
