import type { Platform } from '../platform.ts';

/** What stepped work stands on. */
export type WorkflowHost = Pick<Platform, 'db' | 'blobs' | 'events' | 'jobs' | 'log'>;

export interface RunPayload {
  runId: string;
}
