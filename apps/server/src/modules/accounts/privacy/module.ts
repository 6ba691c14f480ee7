import type { Module } from '../../../platform/http/index.ts';
import { privacyRoutes } from './privacy.routes.ts';

export const privacyModule: Module = { name: 'privacy', routes: privacyRoutes };
