import { extend } from '../../platform/extensions.ts';
import type { Module } from '../../platform/http/index.ts';
import { accountHomes, ownedMaterial, sessionListeners, signInChecks } from '../accounts/index.ts';
import { accountDeletionRoutes } from './account-deletion/account-deletion.routes.ts';
import { eraseAccounts } from './account-deletion/actions/erase-accounts.ts';
import { workspaceKeyRoutes } from './api-keys/workspace-keys.routes.ts';
import { auditLogRoutes } from './audit-log/audit-log.routes.ts';
import { forgetSessions } from './authentication/forget-sessions.ts';
import { domainRoutes } from './domains/domains.routes.ts';
import { groupRoutes } from './groups/groups.routes.ts';
import { inviteRoutes } from './invites/invites.routes.ts';
import { memberRoutes } from './members/members.routes.ts';
import { refuseLocked } from './members/refuse-locked.ts';
import { outboxRoutes } from './outbox/outbox.routes.ts';
import { scimRoutes } from './scim/scim.routes.ts';
import { securityRoutes } from './security/security.routes.ts';
import { serviceAccountRoutes } from './service-accounts/service-accounts.routes.ts';
import { sharingRoutes } from './sharing/sharing.routes.ts';
import { purgeUnopenedAccounts } from './sign-up/actions/purge-unopened-accounts.ts';
import { signUpRoutes } from './sign-up/sign-up.routes.ts';
import { purgeSignOns } from './single-sign-on/actions/purge-sign-ons.ts';
import { requirePasswordAllowed } from './single-sign-on/actions/require-password-allowed.ts';
import { singleSignOnRoutes } from './single-sign-on/single-sign-on.routes.ts';
import { singleUseTokenRoutes } from './single-use-tokens/single-use-tokens.routes.ts';
import { deleteExpiredSingleUseTokens } from './single-use-tokens/single-use-tokens.store.ts';
import { attemptDelivery } from './webhooks/actions/attempt-delivery.ts';
import { ownedWebhooks } from './webhooks/owned-webhooks.ts';
import { purgeDeliveries } from './webhooks/purge-deliveries.ts';
import { deliverWebhook } from './webhooks/webhooks.jobs.ts';
import { webhookRoutes } from './webhooks/webhooks.routes.ts';
import { workspaceRoutes } from './workspaces.routes.ts';
import { findMembership } from './workspaces.store.ts';

export const workspacesModule: Module = {
  name: 'workspaces',
  routes: [
    ...workspaceRoutes,
    ...outboxRoutes,
    ...signUpRoutes,
    ...accountDeletionRoutes,
    ...memberRoutes,
    ...inviteRoutes,
    ...groupRoutes,
    ...sharingRoutes,
    ...workspaceKeyRoutes,
    ...serviceAccountRoutes,
    ...auditLogRoutes,
    ...securityRoutes,
    ...singleUseTokenRoutes,
    ...singleSignOnRoutes,
    ...domainRoutes,
    ...scimRoutes,
    ...webhookRoutes,
  ],
  jobs: (platform) => [
    {
      definition: deliverWebhook,
      run: ({ payload, signal }) =>
        attemptDelivery(platform, (payload as { deliveryId: string }).deliveryId, signal),
    },
  ],
  schedules: [
    { name: 'workspaces.purge-unopened-accounts', cron: '29 3 * * *', run: purgeUnopenedAccounts },
    { name: 'workspaces.erase-accounts', cron: '23 * * * *', run: eraseAccounts },
    {
      name: 'workspaces.purge-single-use-tokens',
      cron: '41 * * * *',
      run: ({ db, clock }) => deleteExpiredSingleUseTokens(db, clock.now()),
    },
    { name: 'workspaces.purge-sign-ons', cron: '27 * * * *', run: purgeSignOns },
    { name: 'workspaces.purge-webhook-deliveries', cron: '53 3 * * *', run: purgeDeliveries },
  ],
  extensions: [
    extend(ownedMaterial, ownedWebhooks),
    extend(signInChecks, refuseLocked),
    extend(accountHomes, {
      findWorkspaceId: async (db, userId) => (await findMembership(db, userId))?.workspaceId,
    }),
    extend(signInChecks, requirePasswordAllowed),
    extend(sessionListeners, forgetSessions),
  ],
};
