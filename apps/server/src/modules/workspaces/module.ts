import { extend } from '../../platform/extensions.ts';
import type { Module } from '../../platform/http/index.ts';
import { signInChecks } from '../accounts/index.ts';
import { domainRoutes } from './domains/domains.routes.ts';
import { scimRoutes } from './scim/scim.routes.ts';
import { securityRoutes } from './security/security.routes.ts';
import { purgeSignOns } from './single-sign-on/actions/purge-sign-ons.ts';
import { requirePasswordAllowed } from './single-sign-on/actions/require-password-allowed.ts';
import { singleSignOnRoutes } from './single-sign-on/single-sign-on.routes.ts';
import { singleUseTokenRoutes } from './single-use-tokens/single-use-tokens.routes.ts';
import { deleteExpiredSingleUseTokens } from './single-use-tokens/single-use-tokens.store.ts';
import { workspaceRoutes } from './workspaces.routes.ts';

export const workspacesModule: Module = {
  name: 'workspaces',
  routes: [
    ...workspaceRoutes,
    ...securityRoutes,
    ...singleUseTokenRoutes,
    ...singleSignOnRoutes,
    ...domainRoutes,
    ...scimRoutes,
  ],
  schedules: [
    {
      name: 'workspaces.purge-single-use-tokens',
      cron: '41 * * * *',
      run: ({ db, clock }) => deleteExpiredSingleUseTokens(db, clock.now()),
    },
    { name: 'workspaces.purge-sign-ons', cron: '27 * * * *', run: purgeSignOns },
  ],
  extensions: [extend(signInChecks, requirePasswordAllowed)],
};
