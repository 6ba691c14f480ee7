import type { TrainingState } from '@mynah/contract/voices/professional-voices';
import type { VoiceRow } from '../registry/voices.tables.ts';
import type { VoiceTrainingRow } from './professional.tables.ts';

/** Models that speak a trained voice; one training serves all of them. */
export const trainedModelIds = ['eleven_multilingual_v2', 'eleven_flash_v2_5'] as const;

/** VOI-076, without the part of the person. */
export const awaitsVerification = ({
  requiresVerification,
  verifiedAt,
}: Pick<VoiceRow, 'requiresVerification' | 'verifiedAt'>): boolean =>
  requiresVerification && verifiedAt === null;

/** Before the first training, the state is what is still missing. */
export function trainingState(
  { state }: Pick<VoiceTrainingRow, 'state'>,
  voice: Pick<VoiceRow, 'requiresVerification' | 'verifiedAt'>,
  sampleCount: number,
): TrainingState {
  if (state !== 'draft') return state;
  if (sampleCount === 0) return 'draft';
  return awaitsVerification(voice) ? 'not_verified' : 'not_started';
}

export const isRunning = ({ state }: Pick<VoiceTrainingRow, 'state'>): boolean =>
  state === 'queued' || state === 'fine_tuning';
