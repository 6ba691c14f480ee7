import type { Module } from '../../../platform/http/index.ts';
import { openaiSpeechHttpRoutes } from './openai-speech.routes.ts';
import { openaiTranscriptionHttpRoutes } from './openai-transcription.routes.ts';

export const openaiSpeechModule: Module = {
  name: 'openai-speech',
  routes: [...openaiSpeechHttpRoutes, ...openaiTranscriptionHttpRoutes],
};
