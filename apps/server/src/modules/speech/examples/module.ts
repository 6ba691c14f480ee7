import type { Module } from '../../../platform/http/index.ts';
import { exampleHttpRoutes } from './examples.routes.ts';

export const examplesModule: Module = { name: 'examples', routes: exampleHttpRoutes };
