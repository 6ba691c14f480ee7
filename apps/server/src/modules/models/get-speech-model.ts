import { Failure } from '../../platform/errors/index.ts';
import { modelCatalog, type SpeechModel } from './model-catalog.ts';

/** The model that is to speak. @throws Failure `model_not_found`, `model_can_not_do_text_to_speech` */
export function getSpeechModel(id: string): SpeechModel {
  const model = getModel(id);
  if (model.speaks) return model;
  throw new Failure(
    'model_can_not_do_text_to_speech',
    `The model ${id} only converts voices. Choose a text-to-speech model.`,
    param,
  );
}

/** The model that is to change a voice. @throws Failure `model_not_found`, `model_can_not_do_voice_conversion` */
export function getConversionModel(id: string): SpeechModel {
  const model = getModel(id);
  if (model.convertsVoices) return model;
  throw new Failure(
    'model_can_not_do_voice_conversion',
    `The model ${id} only reads text aloud. Choose a speech-to-speech model.`,
    param,
  );
}

const param = { data: { param: 'model_id' } };

function getModel(id: string): SpeechModel {
  const model = modelCatalog.find((candidate) => candidate.id === id);
  if (model) return model;
  throw new Failure(
    'model_not_found',
    `There is no model ${id}. See GET /v1/models for the available models.`,
    param,
  );
}

/** Does the model take this language? BCP 47 tag; only the primary part counts. */
export const modelSpeaks = (model: SpeechModel, language: string): boolean =>
  model.languages === 'all' || model.languages.includes(language.split('-')[0]!.toLowerCase());
