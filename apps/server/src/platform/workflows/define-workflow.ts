import { z } from 'zod';
import type { Transaction } from '../db/database.ts';
import type { Failure } from '../errors/index.ts';
import { defineJob } from '../jobs/define-job.ts';
import type { JobDefinition } from '../jobs/jobs.ts';
import type { Platform } from '../platform.ts';
import type { RunPayload, WorkflowHost } from './workflow-host.ts';
import type { WorkflowRun } from './workflow-run.ts';
import type { RunRow } from './workflows.tables.ts';

export interface WorkflowDefinition<Host extends WorkflowHost = Platform> {
  /** `music.compose-song` */
  name: string;
  /** Tries after the first, counted anew with each step that is recorded. */
  retryLimit: number;
  /** Seconds that one try may take at most. */
  expireInSeconds: number;
  /** How many a process works on at a time, and how many of one workspace; one unless told. */
  atATime?: JobDefinition['atATime'];
  /** The steps of work that failed or was cancelled stay: `startRun` goes on after the last of them. */
  keepsSteps?: boolean;
  /**
   * The work, whose row has its id and says what is to be done. Whatever takes time, costs something or could turn out
   * differently is a step; the code between steps is done again at every try, and must come to the same steps. Work
   * whose outcome is a row ends with `complete`.
   */
  run(platform: Host, work: WorkflowRun): Promise<void>;
  /**
   * The row that the work is for follows its state, in the same transaction. What it returns is done when that is
   * committed.
   */
  follow?(platform: Host, change: StateChange): Promise<(() => Promise<void>) | undefined>;
}

/** What became of a run, other than that it is done. */
export interface StateChange {
  transaction: Transaction;
  run: RunRow;
  state: 'running' | 'failed' | 'cancelled';
  /** Of one that failed. */
  failure?: Failure;
}

export interface Workflow<Host extends WorkflowHost = Platform> extends WorkflowDefinition<Host> {
  /** Does the work, try after try. */
  job: JobDefinition<RunPayload>;
}

/** Makes a kind of stepped work known, as `defineJob` does; its module names `workflowJob(platform, it)` under `jobs`. */
export function defineWorkflow<Host extends WorkflowHost = Platform>(
  definition: WorkflowDefinition<Host>,
): Workflow<Host> {
  return { ...definition, job: defineJob(jobOf(definition)) };
}

/** A try that breaks the server off cannot say that it was the last one: later ones do. */
const triesToGiveUp = 100;

export const jobOf = ({
  name,
  retryLimit,
  expireInSeconds,
  atATime,
}: Pick<
  JobDefinition,
  'name' | 'retryLimit' | 'expireInSeconds' | 'atATime'
>): JobDefinition<RunPayload> => ({
  name,
  payload: z.object({ runId: z.string() }),
  retryLimit: retryLimit + triesToGiveUp,
  expireInSeconds,
  ...(atATime && { atATime }),
});
