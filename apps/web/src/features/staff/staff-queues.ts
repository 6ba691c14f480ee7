import { message } from '#web/features/staff/messages.ts';
import type { StaffQueue } from '#web/shared/staff/staff-queues.ts';

export const staffQueues: StaffQueue[] = [
  { title: message('alphaAccess'), order: 0, load: () => import('#web/features/staff/alpha-queue.tsx') },
];
