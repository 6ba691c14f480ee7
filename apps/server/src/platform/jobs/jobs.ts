import type { z } from 'zod';
import type { Transaction } from '../db/database.ts';

/** A kind of background work: `voices.render-preview`. */
export interface JobDefinition<Payload = unknown> {
  name: string;
  payload: z.ZodType<Payload>;
  /** Tries after the first; only failures whose kind may be retried are tried again. */
  retryLimit: number;
  /** Seconds that one run may take at most. */
  expireInSeconds: number;
  /** How many of them a process runs at a time, and how many of one group; one unless told. */
  atATime?: { all: number; ofGroup: number };
}

export interface JobRun<Payload> {
  id: string;
  payload: Payload;
  /** Aborted when the worker stops or the job is cancelled. */
  signal: AbortSignal;
  attempt: number;
  /** What was done by now stays done: a further try is the first one again. */
  advanced(): Promise<void>;
}

export interface JobHandler<Payload = unknown> {
  definition: JobDefinition<Payload>;
  run(job: JobRun<Payload>): Promise<void>;
}

export interface EnqueueOptions {
  /** In this transaction: no row without its job. */
  transaction?: Transaction;
  /** At most one such job waits or runs at a time. */
  singletonKey?: string;
  startAfterSeconds?: number;
  /** Jobs of one group take turns, so that a slow one holds up its own group alone. */
  group?: string;
}

/** Durable jobs on the same PostgreSQL: retry, heartbeat, a dead worker's job is taken up by another. */
export interface Jobs {
  /** Undefined when a job with the singleton key is waiting or running already. */
  enqueue<Payload>(
    definition: JobDefinition<Payload>,
    payload: Payload,
    options?: EnqueueOptions,
  ): Promise<string | undefined>;
  cancel(definition: JobDefinition, id: string): Promise<void>;
}
