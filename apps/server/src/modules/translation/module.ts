import type { Module } from '../../platform/http/index.ts';
import { translationHttpRoutes } from './translation.routes.ts';

/** Who translates here; the work itself is `platform/translation`. */
export const translationModule: Module = { name: 'translation', routes: translationHttpRoutes };
