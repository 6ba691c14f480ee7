import type { FineTuning, FineTuningState } from '@mynah/contract/fine-tuning';
import type { TrainingState } from '@mynah/contract/professional-voices';
import type { Queryable } from '../../../platform/db/database.ts';
import type { OwnershipPart } from '../safety/describe-safety.ts';
import type { SettledVoice } from '../voices.store.ts';
import { awaitsVerification, trainedModelIds } from './professional.policy.ts';
import { listTrainings } from './professional.store.ts';
import type { VoiceTrainingRow } from './professional.tables.ts';

/** What of `fine_tuning` says how far the training is. */
export type TrainingPart = Omit<FineTuning, keyof OwnershipPart>;

/** The training of professional clones, by voice id; other voices are not in it. */
export async function readFineTuning(
  db: Queryable,
  workspaceId: string,
  voices: readonly SettledVoice[],
): Promise<Map<string, TrainingPart>> {
  const professional = voices.filter(({ category }) => category === 'professional');
  const trainings = await listTrainings(
    db,
    workspaceId,
    professional.map(({ rowId }) => rowId),
  );
  return new Map(
    professional.flatMap((voice) => {
      const training = trainings.get(voice.rowId);
      return training ? [[voice.rowId, toTrainingPart(voice, training)] as const] : [];
    }),
  );
}

function toTrainingPart(voice: SettledVoice, training: VoiceTrainingRow): TrainingPart {
  const { state, progress, message, modelId, datasetMs, language } = training;
  const models = [...new Set([...trainedModelIds, ...(modelId === null ? [] : [modelId])])];
  const byModel = <Value>(value: Value): Record<string, Value> =>
    Object.fromEntries(models.map((model) => [model, value]));
  return {
    is_allowed_to_fine_tune: !awaitsVerification(voice),
    state: byModel(publicState(state)),
    language,
    progress: byModel(progress),
    message: message === null ? null : byModel(message),
    dataset_duration_seconds: datasetMs === null ? null : Math.round(datasetMs) / 1000,
    finetuning_state: null,
    slice_ids: null,
  };
}

/** The answers of the API know nothing before the start. */
const publicState = (state: TrainingState): FineTuningState =>
  state === 'draft' || state === 'not_verified' ? 'not_started' : state;
