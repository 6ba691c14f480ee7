import type { Platform } from '../../../platform/platform.ts';
import { deleteEventsBefore } from './product-events.store.ts';

const dayMs = 86_400_000;

export const purgeEvents = ({ db, clock, config }: Platform): Promise<void> =>
  deleteEventsBefore(db, new Date(clock.now().getTime() - config.productEventDays * dayMs));
