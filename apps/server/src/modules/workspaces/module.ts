import { extend } from '../../platform/extensions.ts';
import type { Module } from '../../platform/http/index.ts';
import { accountHomes } from '../accounts/index.ts';
import { signUpRoutes } from './sign-up/sign-up.routes.ts';
import { workspaceRoutes } from './workspaces.routes.ts';
import { findMembership } from './workspaces.store.ts';

export const workspacesModule: Module = {
  name: 'workspaces',
  routes: [...workspaceRoutes, ...signUpRoutes],
  extensions: [
    extend(accountHomes, {
      findWorkspaceId: async (db, userId) => (await findMembership(db, userId))?.workspaceId,
    }),
  ],
};
