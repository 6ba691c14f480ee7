import type { Platform } from '../../../platform/platform.ts';
import { deleteDeliveriesBefore } from './deliveries.store.ts';

const dayMs = 86_400_000;

export const purgeDeliveries = ({ db, clock, config }: Platform): Promise<void> =>
  deleteDeliveriesBefore(db, new Date(clock.now().getTime() - config.webhookDays * dayMs));
