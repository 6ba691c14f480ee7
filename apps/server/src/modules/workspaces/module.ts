import type { Module } from '../../platform/http/index.ts';
import { workspaceRoutes } from './workspaces.routes.ts';

export const workspacesModule: Module = { name: 'workspaces', routes: workspaceRoutes };
