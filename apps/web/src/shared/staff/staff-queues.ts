import type { ComponentType } from 'react';

/**
 * Something that waits for staff. A feature's `staff-queues.ts` exports a list of these under the name
 * `staffQueues`; the admin area finds it by its place in the folder.
 */
export type StaffQueue = {
  title: string;
  /** Rises down the page. */
  order: number;
  load: () => Promise<{ Queue: ComponentType }>;
};
