import type { Module } from '../../../platform/http/index.ts';
import { sessionRoutes } from './sessions.routes.ts';

export const sessionsModule: Module = { name: 'sessions', routes: sessionRoutes };
