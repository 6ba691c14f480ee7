import { textToSpeechRoutes } from '@mynah/contract/text-to-speech';
import { Failure } from '../../../platform/errors/index.ts';
import type { Module } from '../../../platform/http/index.ts';
import { handleSocket } from '../../../platform/http/index.ts';
import { openaiSpeechHttpRoutes } from '../openai/openai-speech.routes.ts';
import { textToSpeechHttpRoutes } from './text-to-speech.routes.ts';

const notYet = async (): Promise<void> => {
  throw new Failure('system_busy', 'Text streaming over websockets is not served yet.');
};

export const textToSpeechModule: Module = {
  name: 'text-to-speech',
  routes: [
    ...textToSpeechHttpRoutes,
    ...openaiSpeechHttpRoutes,
    handleSocket(textToSpeechRoutes.streamInput, notYet),
    handleSocket(textToSpeechRoutes.multiStreamInput, notYet),
  ],
};
