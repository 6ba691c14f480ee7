import { extend } from '../../platform/extensions.ts';
import type { Module } from '../../platform/http/index.ts';
import { signInChecks } from '../accounts/index.ts';
import { groupRoutes } from './groups/groups.routes.ts';
import { inviteRoutes } from './invites/invites.routes.ts';
import { memberRoutes } from './members/members.routes.ts';
import { refuseLocked } from './members/refuse-locked.ts';
import { sharingRoutes } from './sharing/sharing.routes.ts';
import { singleUseTokenRoutes } from './single-use-tokens/single-use-tokens.routes.ts';
import { deleteExpiredSingleUseTokens } from './single-use-tokens/single-use-tokens.store.ts';
import { workspaceRoutes } from './workspaces.routes.ts';

export const workspacesModule: Module = {
  name: 'workspaces',
  routes: [
    ...workspaceRoutes,
    ...memberRoutes,
    ...inviteRoutes,
    ...groupRoutes,
    ...sharingRoutes,
    ...singleUseTokenRoutes,
  ],
  extensions: [extend(signInChecks, refuseLocked)],
  schedules: [
    {
      name: 'workspaces.purge-single-use-tokens',
      cron: '41 * * * *',
      run: ({ db, clock }) => deleteExpiredSingleUseTokens(db, clock.now()),
    },
  ],
};
