import type { Module } from '../../platform/http/index.ts';
import { liveHttpRoutes } from './live/index.ts';
import { translationHttpRoutes } from './translation.routes.ts';

/** Who translates here, and translation while somebody speaks; the work itself is `platform/translation`. */
export const translationModule: Module = {
  name: 'translation',
  routes: [...translationHttpRoutes, ...liveHttpRoutes],
};
