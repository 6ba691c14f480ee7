import { modelRoutes } from '@mynah/contract/models';
import { handle } from '../../platform/http/index.ts';
import { modelCatalog } from './model-catalog.ts';
import { toModel } from './models.view.ts';

export const modelsRoutes = [
  handle(modelRoutes.list, async ({ platform }) => {
    const voices = platform.speech.engines().flatMap((engine) => engine.voices);
    const spoken = [...new Set(voices.flatMap((voice) => voice.languages))].sort();
    return modelCatalog.map((model) => toModel(model, spoken));
  }),
];
