import type { Module } from '../../../platform/http/index.ts';
import { voicesRoutes } from './voices.routes.ts';

/** The voices that somebody sees: found, listed, described. */
export const voiceCatalogModule: Module = { name: 'voice-catalog', routes: voicesRoutes };
