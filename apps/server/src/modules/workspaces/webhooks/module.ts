import { extend } from '../../../platform/extensions.ts';
import type { Module } from '../../../platform/http/index.ts';
import { ownedMaterial } from '../../accounts/privacy/index.ts';
import { settingChecks } from '../administration/index.ts';
import { attemptDelivery } from './actions/attempt-delivery.ts';
import { ownedWebhooks } from './owned-webhooks.ts';
import { purgeDeliveries } from './purge-deliveries.ts';
import { requireNoticeWebhook } from './require-notice-webhook.ts';
import { deliverWebhook } from './webhooks.jobs.ts';
import { webhookRoutes } from './webhooks.routes.ts';

export const webhooksModule: Module = {
  name: 'webhooks',
  routes: webhookRoutes,
  jobs: (platform) => [
    {
      definition: deliverWebhook,
      run: ({ payload, signal }) =>
        attemptDelivery(platform, (payload as { deliveryId: string }).deliveryId, signal),
    },
  ],
  schedules: [{ name: 'workspaces.purge-webhook-deliveries', cron: '53 3 * * *', run: purgeDeliveries }],
  extensions: [extend(ownedMaterial, ownedWebhooks), extend(settingChecks, requireNoticeWebhook)],
};
