import { extend } from '../../platform/extensions.ts';
import type { Module } from '../../platform/http/index.ts';
import { joinBlockers } from '../workspaces/index.ts';
import { releaseExpired } from './actions/release-expired.ts';
import { billingRoutes } from './billing.routes.ts';
import { blockWhilePaying } from './block-joining.ts';

export const billingModule: Module = {
  name: 'billing',
  routes: billingRoutes,
  schedules: [{ name: 'billing.release-expired', cron: '*/5 * * * *', run: releaseExpired }],
  extensions: [extend(joinBlockers, blockWhilePaying)],
};
