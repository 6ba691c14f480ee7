import type { Module } from '../../../platform/http/index.ts';
import { ownSessionRoutes } from './own-sessions.routes.ts';

export const ownSessionsModule: Module = { name: 'own-sessions', routes: ownSessionRoutes };
