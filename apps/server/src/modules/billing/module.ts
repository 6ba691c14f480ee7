import type { Module } from '../../platform/http/index.ts';
import { releaseExpired } from './actions/release-expired.ts';
import { billingRoutes } from './billing.routes.ts';
import type { UserAnswerParts } from './user-answer.ts';

/** `parts`: what higher tiers add to the answers about the user. */
export const createBillingModule = (parts: readonly UserAnswerParts[] = []): Module => ({
  name: 'billing',
  routes: billingRoutes(parts),
  schedules: [{ name: 'billing.release-expired', cron: '*/5 * * * *', run: releaseExpired }],
});

export const billingModule = createBillingModule();
