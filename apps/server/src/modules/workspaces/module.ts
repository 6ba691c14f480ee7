import { extend } from '../../platform/extensions.ts';
import type { Module } from '../../platform/http/index.ts';
import { signInChecks } from '../accounts/index.ts';
import { domainRoutes } from './domains/domains.routes.ts';
import { purgeSignOns } from './single-sign-on/actions/purge-sign-ons.ts';
import { requirePasswordAllowed } from './single-sign-on/actions/require-password-allowed.ts';
import { singleSignOnRoutes } from './single-sign-on/single-sign-on.routes.ts';
import { workspaceRoutes } from './workspaces.routes.ts';

export const workspacesModule: Module = {
  name: 'workspaces',
  routes: [...workspaceRoutes, ...singleSignOnRoutes, ...domainRoutes],
  schedules: [{ name: 'workspaces.purge-sign-ons', cron: '27 * * * *', run: purgeSignOns }],
  extensions: [extend(signInChecks, requirePasswordAllowed)],
};
