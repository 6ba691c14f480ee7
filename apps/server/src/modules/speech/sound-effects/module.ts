import { extend } from '../../../platform/extensions.ts';
import type { Module } from '../../../platform/http/index.ts';
import { tools } from '../tool-runs/index.ts';
import { soundEffectsHttpRoutes } from './sound-effects.routes.ts';
import { soundPage } from './sound-page.ts';
import { soundTool } from './sound-tool.ts';

export const soundEffectsModule: Module = {
  name: 'sound-effects',
  routes: soundEffectsHttpRoutes,
  pages: [soundPage],
  extensions: [extend(tools, soundTool)],
};
