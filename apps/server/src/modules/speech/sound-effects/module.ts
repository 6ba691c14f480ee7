import type { Module } from '../../../platform/http/index.ts';
import { soundEffectsHttpRoutes } from './sound-effects.routes.ts';

export const soundEffectsModule: Module = { name: 'sound-effects', routes: soundEffectsHttpRoutes };
