import { extend } from '../../platform/extensions.ts';
import type { Module } from '../../platform/http/index.ts';
import { accountHomes } from '../accounts/index.ts';
import { outboxRoutes } from './outbox/outbox.routes.ts';
import { securityRoutes } from './security/security.routes.ts';
import { signUpRoutes } from './sign-up/sign-up.routes.ts';
import { singleUseTokenRoutes } from './single-use-tokens/single-use-tokens.routes.ts';
import { deleteExpiredSingleUseTokens } from './single-use-tokens/single-use-tokens.store.ts';
import { workspaceRoutes } from './workspaces.routes.ts';
import { findMembership } from './workspaces.store.ts';

export const workspacesModule: Module = {
  name: 'workspaces',
  routes: [...workspaceRoutes, ...outboxRoutes, ...securityRoutes, ...signUpRoutes, ...singleUseTokenRoutes],
  schedules: [
    {
      name: 'workspaces.purge-single-use-tokens',
      cron: '41 * * * *',
      run: ({ db, clock }) => deleteExpiredSingleUseTokens(db, clock.now()),
    },
  ],
  extensions: [
    extend(accountHomes, {
      findWorkspaceId: async (db, userId) => (await findMembership(db, userId))?.workspaceId,
    }),
  ],
};
