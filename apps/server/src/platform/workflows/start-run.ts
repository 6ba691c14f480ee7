import type { Transaction } from '../db/database.ts';
import { Failure } from '../errors/index.ts';
import type { Workflow } from './define-workflow.ts';
import type { WorkflowHost } from './workflow-host.ts';
import { insertRun } from './workflows.store.ts';

interface Start {
  /** That of the row that the work is for, or a new one that the row names. */
  id: string;
  workspaceId: string;
}

/**
 * Begins work with the row that it is for, in one transaction; work whose steps were kept goes on after the last one.
 * What may have been done before, and keeps no steps, is cleared away (`clearRun`) ahead of the transaction.
 * @throws Failure `conflict` when it is being done
 */
export async function startRun<Host extends WorkflowHost>(
  { jobs }: Pick<WorkflowHost, 'jobs'>,
  transaction: Transaction,
  workflow: Workflow<Host>,
  { id, workspaceId }: Start,
): Promise<void> {
  const jobId = await jobs.enqueue(workflow.job, { runId: id }, { transaction, group: workspaceId });
  if (jobId === undefined) throw new Error('The work got no job.');
  const run = { id, workspaceId, kind: workflow.name, jobId };
  if (!(await insertRun(transaction, run))) throw new Failure('conflict', 'This is already being worked on.');
}
