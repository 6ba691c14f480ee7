import { extend } from '../../../platform/extensions.ts';
import type { Module } from '../../../platform/http/index.ts';
import { accessListeners, membershipTies } from '../memberships/index.ts';
import { actorCacheOf } from './actor-cache.ts';
import { apiKeyRoutes, leavingKeys, workspaceKeyRoutes } from './api-keys/index.ts';
import { ownerRoutes } from './owner/index.ts';
import { serviceAccountRoutes } from './service-accounts/index.ts';
import { deleteExpiredSingleUseTokens, singleUseTokenRoutes } from './single-use-tokens/index.ts';

/** By what callers are known: sessions, keys, service accounts, single-use tokens; and what each may spend. */
export const accessModule: Module = {
  name: 'access',
  routes: [
    ...ownerRoutes,
    ...apiKeyRoutes,
    ...workspaceKeyRoutes,
    ...serviceAccountRoutes,
    ...singleUseTokenRoutes,
  ],
  schedules: [
    {
      name: 'workspaces.purge-single-use-tokens',
      cron: '41 * * * *',
      run: ({ db, clock }) => deleteExpiredSingleUseTokens(db, clock.now()),
    },
  ],
  extensions: [
    extend(accessListeners, {
      changing: (platform, workspaceId) =>
        actorCacheOf(platform).holdWorkspace(workspaceId, platform.clock.now()),
      changed: (platform, workspaceId) => actorCacheOf(platform).dropWorkspace(workspaceId),
    }),
    extend(membershipTies, leavingKeys),
  ],
};
