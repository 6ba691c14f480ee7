import { extend } from '../../platform/extensions.ts';
import type { Module } from '../../platform/http/index.ts';
import { accountHomes, signInChecks } from '../accounts/index.ts';
import { workspaceKeyRoutes } from './api-keys/workspace-keys.routes.ts';
import { auditLogRoutes } from './audit-log/audit-log.routes.ts';
import { groupRoutes } from './groups/groups.routes.ts';
import { inviteRoutes } from './invites/invites.routes.ts';
import { memberRoutes } from './members/members.routes.ts';
import { refuseLocked } from './members/refuse-locked.ts';
import { outboxRoutes } from './outbox/outbox.routes.ts';
import { securityRoutes } from './security/security.routes.ts';
import { serviceAccountRoutes } from './service-accounts/service-accounts.routes.ts';
import { sharingRoutes } from './sharing/sharing.routes.ts';
import { purgeUnopenedAccounts } from './sign-up/actions/purge-unopened-accounts.ts';
import { signUpRoutes } from './sign-up/sign-up.routes.ts';
import { singleUseTokenRoutes } from './single-use-tokens/single-use-tokens.routes.ts';
import { deleteExpiredSingleUseTokens } from './single-use-tokens/single-use-tokens.store.ts';
import { workspaceRoutes } from './workspaces.routes.ts';
import { findMembership } from './workspaces.store.ts';

export const workspacesModule: Module = {
  name: 'workspaces',
  routes: [
    ...workspaceRoutes,
    ...outboxRoutes,
    ...signUpRoutes,
    ...memberRoutes,
    ...inviteRoutes,
    ...groupRoutes,
    ...sharingRoutes,
    ...workspaceKeyRoutes,
    ...serviceAccountRoutes,
    ...auditLogRoutes,
    ...securityRoutes,
    ...singleUseTokenRoutes,
  ],
  schedules: [
    { name: 'workspaces.purge-unopened-accounts', cron: '29 3 * * *', run: purgeUnopenedAccounts },
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
    extend(signInChecks, refuseLocked),
  ],
};
