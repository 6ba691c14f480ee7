import type { Module } from '../../platform/http/index.ts';
import { modelsRoutes } from './models.routes.ts';

export const modelsModule: Module = { name: 'models', routes: modelsRoutes };
