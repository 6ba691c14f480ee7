import type { Module } from '../../../platform/http/index.ts';
import { profileRoutes } from './profile.routes.ts';

export const profileModule: Module = { name: 'profile', routes: profileRoutes };
