import { extend } from '../../../platform/extensions.ts';
import type { Room } from '../../../platform/http/index.ts';
import { signInChecks } from '../../accounts/index.ts';
import { purgeSignOns } from './actions/purge-sign-ons.ts';
import { requirePasswordAllowed } from './actions/require-password-allowed.ts';
import { singleSignOnRoutes } from './single-sign-on.routes.ts';

export const singleSignOnRoom: Room = {
  routes: singleSignOnRoutes,
  schedules: [{ name: 'workspaces.purge-sign-ons', cron: '27 * * * *', run: purgeSignOns }],
  extensions: [extend(signInChecks, requirePasswordAllowed)],
};
