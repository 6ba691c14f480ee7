import type { Module } from '../../../platform/http/index.ts';
import { deliveryJob, startDelivery } from './delivery/index.ts';
import { productEventRoutes } from './product-events.routes.ts';
import { purgeEvents } from './purge-events.ts';

export const productEventsModule: Module = {
  name: 'product-events',
  routes: productEventRoutes,
  jobs: (platform) => [deliveryJob(platform)],
  schedules: [
    { name: 'product-events.start-delivery', cron: '* * * * *', run: startDelivery },
    { name: 'product-events.purge', cron: '41 3 * * *', run: purgeEvents },
  ],
};
