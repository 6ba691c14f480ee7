import type { Module } from '../../../platform/http/index.ts';
import { audioIsolationHttpRoutes } from './audio-isolation.routes.ts';

export const audioIsolationModule: Module = { name: 'audio-isolation', routes: audioIsolationHttpRoutes };
