import type { Module } from '../../../platform/http/index.ts';
import { onboardingRoutes } from './onboarding.routes.ts';

export const onboardingModule: Module = { name: 'onboarding', routes: onboardingRoutes };
