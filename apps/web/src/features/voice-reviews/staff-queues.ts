import { message } from '#web/features/voice-reviews/messages.ts';
import type { StaffQueue } from '#web/shared/staff/staff-queues.ts';

export const staffQueues: StaffQueue[] = [
  { title: message('title'), order: 5, load: () => import('#web/features/voice-reviews/review-queue.tsx') },
];
