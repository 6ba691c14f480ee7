import type { Module } from '../../../platform/http/index.ts';
import { planHttpRoutes } from './plans.routes.ts';

/** What plans cost. */
export const plansModule: Module = { name: 'plans', routes: planHttpRoutes };
