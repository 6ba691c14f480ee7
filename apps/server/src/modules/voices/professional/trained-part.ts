import type { FineTuning, FineTuningState } from '@mynah/contract/voices/fine-tuning';
import type { TrainingState } from '@mynah/contract/voices/professional-voices';
import { removeRun } from '../../../platform/workflows/index.ts';
import type { VoicePart } from '../catalog/index.ts';
import { isUntrained } from '../engine-voices/index.ts';
import type { SettledVoice } from '../registry/index.ts';
import { listSamples } from '../samples/index.ts';
import { awaitsVerification, trainedModelIds } from './professional.policy.ts';
import { isInState, listTrainings } from './professional.store.ts';
import type { VoiceTrainingRow } from './professional.tables.ts';
import { separateSpeakers } from './separation/separate-speakers.ts';
import { trainVoice } from './training/train-voice.ts';

/** Which models speak a voice, and how far the training of a professional one is. */
export const trainedPart: VoicePart = {
  describe: async ({ db }, { workspaceId }, voices) => {
    const professional = voices.filter(({ category }) => category === 'professional');
    const ids = professional.map(({ rowId }) => rowId);
    const trainings = await listTrainings(db, workspaceId, ids);
    return new Map(
      voices.map((voice) => {
        const training = trainings.get(voice.rowId);
        const models = isUntrained(voice) ? [] : [...trainedModelIds];
        const tuning = training && { fine_tuning: toFineTuning(voice, training) };
        return [voice.rowId, { high_quality_base_model_ids: models, ...tuning }];
      }),
    );
  },
  filter: ({ fineTuningState }) => (fineTuningState ? [isInState(fineTuningState)] : []),
  withdraw: async (platform, transaction, { id, workspaceId, category }) => {
    if (category !== 'professional') return undefined;
    const samples = await listSamples(transaction, workspaceId, id);
    return async () => {
      await removeRun(platform, trainVoice, id);
      for (const sample of samples) await removeRun(platform, separateSpeakers, sample.id);
    };
  },
};

function toFineTuning(voice: SettledVoice, training: VoiceTrainingRow): Partial<FineTuning> {
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
