import type { Module } from '../../../platform/http/index.ts';
import { languageModelHttpRoutes } from './language-models.routes.ts';

/** Who thinks for agents: language models by name, servers of their own, the local responder. */
export const languageModelsModule: Module = { name: 'language-models', routes: languageModelHttpRoutes };
