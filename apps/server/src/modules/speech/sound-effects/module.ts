import type { Module } from '../../../platform/http/index.ts';
import { soundEffectsHttpRoutes } from './sound-effects.routes.ts';
import { soundPage } from './sound-page.ts';

export const soundEffectsModule: Module = {
  name: 'sound-effects',
  routes: soundEffectsHttpRoutes,
  pages: [soundPage],
};
