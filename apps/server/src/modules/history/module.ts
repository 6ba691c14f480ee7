import type { Module } from '../../platform/http/index.ts';
import { historyRoutes } from './history.routes.ts';

export const historyModule: Module = { name: 'history', routes: historyRoutes };
