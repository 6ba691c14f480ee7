import type { Module } from '../../platform/http/index.ts';
import { securityRoutes } from './security/security.routes.ts';
import { singleUseTokenRoutes } from './single-use-tokens/single-use-tokens.routes.ts';
import { deleteExpiredSingleUseTokens } from './single-use-tokens/single-use-tokens.store.ts';
import { workspaceRoutes } from './workspaces.routes.ts';

export const workspacesModule: Module = {
  name: 'workspaces',
  routes: [...workspaceRoutes, ...securityRoutes, ...singleUseTokenRoutes],
  schedules: [
    {
      name: 'workspaces.purge-single-use-tokens',
      cron: '41 * * * *',
      run: ({ db, clock }) => deleteExpiredSingleUseTokens(db, clock.now()),
    },
  ],
};
