import { message } from '#web/features/feedback/messages.ts';
import type { StaffQueue } from '#web/shared/staff/staff-queues.ts';

export const staffQueues: StaffQueue[] = [
  { title: message('queue'), order: 10, load: () => import('#web/features/feedback/feedback-queue.tsx') },
];
