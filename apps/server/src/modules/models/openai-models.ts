import { transcriptionModels } from '@mynah/contract/speech/speech-to-text';
import type { openaiModel } from '@mynah/contract/voices/models';
import type { z } from 'zod';
import { Failure } from '../../platform/errors/index.ts';
import { modelCatalog } from './model-catalog.ts';

/** OpenAI's names of models that speak, and which of ours is meant. */
export const openaiSpeechModels: Readonly<Record<string, string>> = {
  'tts-1': 'eleven_flash_v2_5',
  'tts-1-hd': 'eleven_multilingual_v2',
  'gpt-4o-mini-tts': 'eleven_multilingual_v2',
};

/** OpenAI's names of models that transcribe: all are the engine that this server has. */
export const openaiTranscriptionModels: readonly string[] = [
  'whisper-1',
  'gpt-4o-transcribe',
  'gpt-4o-mini-transcribe',
];

/** OpenAI tells when a model was made; ours are ways to use engines and have no such day. */
const created = Date.UTC(2025, 0, 1) / 1000;

const ids = [
  ...Object.keys(openaiSpeechModels),
  ...openaiTranscriptionModels,
  ...modelCatalog.map(({ id }) => id),
  ...transcriptionModels,
];

const toOpenaiModel = (id: string): z.input<typeof openaiModel> => ({
  id,
  object: 'model',
  created,
  owned_by: 'mynah',
});

/** Every name that the calls in OpenAI's shape take, as its clients list them. */
export const listOpenaiModels = () => ({ object: 'list' as const, data: ids.map(toOpenaiModel) });

/** @throws Failure `model_not_found` */
export function getOpenaiModel(id: string) {
  if (ids.includes(id)) return toOpenaiModel(id);
  throw new Failure('model_not_found', `The model ${id.slice(0, 60)} does not exist.`, {
    data: { param: 'model' },
  });
}
