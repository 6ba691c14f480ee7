import type { Module } from '../../../platform/http/index.ts';
import { staffRoutes } from './staff.routes.ts';

export const staffModule: Module = { name: 'staff', routes: staffRoutes };
