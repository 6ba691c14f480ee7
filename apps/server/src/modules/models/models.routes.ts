import { modelRoutes } from '@mynah/contract/voices/models';
import { handle } from '../../platform/http/index.ts';
import { modelCatalog } from './model-catalog.ts';
import { toModel } from './models.view.ts';
import { getOpenaiModel, listOpenaiModels } from './openai-models.ts';

export const modelsRoutes = [
  handle(modelRoutes.list, async ({ platform, actor, header }) => {
    // a key as a bearer value is how OpenAI's clients come; the web app's is no key
    if (!header('xi-api-key') && actor.kind === 'api-key') return listOpenaiModels();
    const voices = platform.speech.engines().flatMap((engine) => engine.voices);
    const spoken = [...new Set(voices.flatMap((voice) => voice.languages))].sort();
    return modelCatalog.map((model) => toModel(model, spoken));
  }),
  handle(modelRoutes.get, async ({ params }) => getOpenaiModel(params.modelId)),
];
