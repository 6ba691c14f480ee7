import type { Module } from '../../../platform/http/index.ts';
import { emailFlowRoutes } from './email-flows.routes.ts';

export const emailFlowsModule: Module = { name: 'email-flows', routes: emailFlowRoutes };
