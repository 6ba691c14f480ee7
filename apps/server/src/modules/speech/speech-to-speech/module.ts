import type { Module } from '../../../platform/http/index.ts';
import { speechToSpeechHttpRoutes } from './speech-to-speech.routes.ts';

export const speechToSpeechModule: Module = {
  name: 'speech-to-speech',
  routes: speechToSpeechHttpRoutes,
};
