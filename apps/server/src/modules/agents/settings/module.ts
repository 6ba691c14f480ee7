import type { Module } from '../../../platform/http/index.ts';
import { agentsSettingsHttpRoutes } from './settings.routes.ts';

/** What holds for all agents of a workspace. */
export const agentsSettingsModule: Module = { name: 'agents-settings', routes: agentsSettingsHttpRoutes };
