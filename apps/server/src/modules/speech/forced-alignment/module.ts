import type { Module } from '../../../platform/http/index.ts';
import { forcedAlignmentHttpRoutes } from './forced-alignment.routes.ts';

export const forcedAlignmentModule: Module = {
  name: 'forced-alignment',
  routes: forcedAlignmentHttpRoutes,
};
