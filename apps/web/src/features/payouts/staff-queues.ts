import { title } from '#web/features/payouts/titles.ts';
import type { StaffQueue } from '#web/shared/staff/staff-queues.ts';

export const staffQueues: StaffQueue[] = [
  { title: title('staffTitle'), order: 40, load: () => import('#web/features/payouts/staff-payouts.tsx') },
];
