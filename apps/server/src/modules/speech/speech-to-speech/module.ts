import { extend } from '../../../platform/extensions.ts';
import type { Module } from '../../../platform/http/index.ts';
import { tools } from '../tool-runs/index.ts';
import { changerTool } from './changer-tool.ts';
import { speechToSpeechHttpRoutes } from './speech-to-speech.routes.ts';

export const speechToSpeechModule: Module = {
  name: 'speech-to-speech',
  routes: speechToSpeechHttpRoutes,
  extensions: [extend(tools, changerTool)],
};
