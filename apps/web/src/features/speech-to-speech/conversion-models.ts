import { defaultConversionModelId } from '@mynah/contract/voices/default-conversion-model';
import type { Model } from '@mynah/contract/voices/models';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { create } from 'zustand';
import { modelsQuery } from '#web/shared/models/models.requests.ts';
import { readPreference, writePreference } from '#web/shared/storage/preferences.ts';
import { track } from '#web/shared/track.ts';

const conversionModelsQuery = queryOptions({ ...modelsQuery, select: conversionModels });

/** SPE-012. The one that takes every language stands first. */
export function conversionModels(models: readonly Model[]): Model[] {
  const isLast = (model: Model) => Number(model.model_id === defaultConversionModelId);
  return models.filter((model) => model.can_do_voice_conversion).toSorted((a, b) => isLast(a) - isLast(b));
}

/** SPE-014, SPE-016: apart from the model of text to speech. */
const KEY = 'selected-sts-model';
const useSelection = create<{ modelId: string | undefined }>(() => ({
  modelId: readPreference<string>(KEY),
}));

/** The chosen model, or the first when that one is gone (SPE-015). */
export const pickConversionModel = (models: readonly Model[], modelId: string | undefined) =>
  models.find((model) => model.model_id === modelId) ?? models[0];

export function useConversionModels() {
  const models = useQuery(conversionModelsQuery);
  const modelId = useSelection((selection) => selection.modelId);
  return { ...models, selected: models.data && pickConversionModel(models.data, modelId) };
}

export function selectConversionModel(modelId: string): void {
  writePreference(KEY, modelId);
  useSelection.setState({ modelId });
  track({ name: 'speech_model_selected', properties: { model_id: modelId } });
}
