import { message } from '#web/features/enquiries/messages.ts';
import type { StaffQueue } from '#web/shared/staff/staff-queues.ts';

export const staffQueues: StaffQueue[] = [
  { title: message('queue'), order: 20, load: () => import('#web/features/enquiries/enquiry-queue.tsx') },
];
