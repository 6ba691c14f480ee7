import { extend } from '../../../platform/extensions.ts';
import type { Module } from '../../../platform/http/index.ts';
import { signInChecks } from '../../accounts/factors/index.ts';
import { domainRoutes } from './domains/index.ts';
import { scimRoutes } from './scim/index.ts';
import { purgeSignOns, requirePasswordAllowed, singleSignOnRoutes } from './single-sign-on/index.ts';

/** What a company's own directory says of its people: single sign-on, the domains that it vouches for, SCIM. */
export const directoryModule: Module = {
  name: 'directory',
  routes: [...singleSignOnRoutes, ...domainRoutes, ...scimRoutes],
  schedules: [{ name: 'workspaces.purge-sign-ons', cron: '27 * * * *', run: purgeSignOns }],
  extensions: [extend(signInChecks, requirePasswordAllowed)],
};
