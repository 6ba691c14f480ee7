import type { Module } from '../../../platform/http/index.ts';
import { signInRequestRoutes } from './sign-in-requests.routes.ts';

export const signInRequestsModule: Module = { name: 'sign-in-requests', routes: signInRequestRoutes };
