import { extend } from '../../platform/extensions.ts';
import type { Module } from '../../platform/http/index.ts';
import { accountHomes } from '../accounts/index.ts';
import { signUpRoutes } from './sign-up/sign-up.routes.ts';
import { workspaceRoutes } from './workspaces.routes.ts';
import { findHomeWorkspaceId } from './workspaces.store.ts';

export const workspacesModule: Module = {
  name: 'workspaces',
  routes: [...workspaceRoutes, ...signUpRoutes],
  extensions: [extend(accountHomes, { findWorkspaceId: findHomeWorkspaceId })],
};
