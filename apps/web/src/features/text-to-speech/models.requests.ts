import type { Model } from '@mynah/contract/voices/models';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { create } from 'zustand';
import { modelsQuery } from '#web/shared/models/models.requests.ts';
import { readPreference, writePreference } from '#web/shared/storage/preferences.ts';
import { track } from '#web/shared/track.ts';

export const speechModelsQuery = queryOptions({ ...modelsQuery, select: speechModels });

/** Speaks every language at its best, so it stands first and is what a newcomer hears. */
const FIRST_OFFERED = 'eleven_multilingual_v2';

/** SPE-011. In the server's order but for the first, which is also the one to fall back to. */
export function speechModels(models: readonly Model[]): Model[] {
  const isFirst = (model: Model) => Number(model.model_id === FIRST_OFFERED);
  return models.filter((model) => model.can_do_text_to_speech).toSorted((a, b) => isFirst(b) - isFirst(a));
}

/** SPE-013, SPE-016. */
const KEY = 'selected-model';
const useSelection = create<{ modelId: string | undefined }>(() => ({
  modelId: readPreference<string>(KEY),
}));

/** The chosen model, or the first when that one is gone (SPE-015). */
export function pickModel(models: readonly Model[], modelId: string | undefined): Model | undefined {
  return models.find((model) => model.model_id === modelId) ?? models[0];
}

export function useSpeechModels() {
  const models = useQuery(speechModelsQuery);
  const modelId = useSelection((selection) => selection.modelId);
  return { ...models, selected: models.data && pickModel(models.data, modelId) };
}

export function selectModel(modelId: string): void {
  writePreference(KEY, modelId);
  useSelection.setState({ modelId });
  track({ name: 'speech_model_selected', properties: { model_id: modelId } });
}
