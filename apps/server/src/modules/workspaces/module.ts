import { extend } from '../../platform/extensions.ts';
import type { Module } from '../../platform/http/index.ts';
import { accountHomes, signInChecks } from '../accounts/index.ts';
import { accountDeletionRoutes } from './account-deletion/account-deletion.routes.ts';
import { eraseAccounts } from './account-deletion/actions/erase-accounts.ts';
import { groupRoutes } from './groups/groups.routes.ts';
import { inviteRoutes } from './invites/invites.routes.ts';
import { memberRoutes } from './members/members.routes.ts';
import { refuseLocked } from './members/refuse-locked.ts';
import { securityRoutes } from './security/security.routes.ts';
import { sharingRoutes } from './sharing/sharing.routes.ts';
import { singleUseTokenRoutes } from './single-use-tokens/single-use-tokens.routes.ts';
import { deleteExpiredSingleUseTokens } from './single-use-tokens/single-use-tokens.store.ts';
import { workspaceRoutes } from './workspaces.routes.ts';
import { findMembership } from './workspaces.store.ts';

export const workspacesModule: Module = {
  name: 'workspaces',
  routes: [
    ...workspaceRoutes,
    ...accountDeletionRoutes,
    ...memberRoutes,
    ...inviteRoutes,
    ...groupRoutes,
    ...sharingRoutes,
    ...securityRoutes,
    ...singleUseTokenRoutes,
  ],
  schedules: [
    { name: 'workspaces.erase-accounts', cron: '23 * * * *', run: eraseAccounts },
    {
      name: 'workspaces.purge-single-use-tokens',
      cron: '41 * * * *',
      run: ({ db, clock }) => deleteExpiredSingleUseTokens(db, clock.now()),
    },
  ],
  extensions: [
    extend(signInChecks, refuseLocked),
    extend(accountHomes, {
      findWorkspaceId: async (db, userId) => (await findMembership(db, userId))?.workspaceId,
    }),
  ],
};
