import type { Module } from '../../platform/http/index.ts';
import { operationsRoutes } from './operations.routes.ts';

/** What the people who run the server see of it. */
export const operationsModule: Module = { name: 'operations', routes: operationsRoutes };
