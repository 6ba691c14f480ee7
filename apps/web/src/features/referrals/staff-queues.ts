import { title } from '#web/features/referrals/titles.ts';
import type { StaffQueue } from '#web/shared/staff/staff-queues.ts';

export const staffQueues: StaffQueue[] = [
  { title: title('partners'), order: 45, load: () => import('#web/features/referrals/staff-partners.tsx') },
];
