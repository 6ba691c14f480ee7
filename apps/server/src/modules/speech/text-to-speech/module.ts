import type { Module } from '../../../platform/http/index.ts';
import { textToSpeechSocketRoutes } from './sockets/index.ts';
import { textToSpeechHttpRoutes } from './text-to-speech.routes.ts';

export const textToSpeechModule: Module = {
  name: 'text-to-speech',
  routes: [...textToSpeechHttpRoutes, ...textToSpeechSocketRoutes],
};
