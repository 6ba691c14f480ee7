import type { Failure } from '../errors/index.ts';
import type { Workflow } from './define-workflow.ts';
import type { WorkflowHost } from './workflow-host.ts';
import {
  changeRun,
  deleteOver,
  isRunOver,
  listBlobs,
  listOver,
  lockRun,
  openStates,
} from './workflows.store.ts';
import type { RunRow } from './workflows.tables.ts';

type End = { state: 'cancelled' } | { state: 'failed'; failure: Failure; claim: number };

/** Ends work that is not done, and its row with it. Undefined when it is over, or another worker has it. */
export async function endRun<Host extends WorkflowHost>(
  platform: Host,
  workflow: Workflow<Host>,
  id: string,
  end: End,
): Promise<RunRow | undefined> {
  const keepsSteps = workflow.keepsSteps ?? false;
  const ended = await platform.db.transaction(async (transaction) => {
    const run = await lockRun(transaction, id);
    if (!run || !openStates.includes(run.state)) return undefined;
    if (end.state === 'failed' && run.claim !== end.claim) return undefined;
    await changeRun(transaction, id, { state: end.state, keepsSteps });
    const { state } = end;
    const failure = end.state === 'failed' ? { failure: end.failure } : {};
    return { run, after: await workflow.follow?.(platform, { transaction, run, state, ...failure }) };
  });
  await ended?.after?.();
  return ended?.run;
}

/** Stops work; whoever does it hears of it at once, or at its next step. False when it is not being done. */
export async function cancelRun<Host extends WorkflowHost>(
  platform: Host,
  workflow: Workflow<Host>,
  id: string,
): Promise<boolean> {
  const run = await endRun(platform, workflow, id, { state: 'cancelled' });
  if (!run) return false;
  await platform.jobs.cancel(workflow.job, run.jobId);
  await clearRun(platform, id);
  return true;
}

/** Stops work whose row goes, and leaves nothing of it. */
export async function removeRun<Host extends WorkflowHost>(
  platform: Host,
  workflow: Workflow<Host>,
  id: string,
): Promise<void> {
  await cancelRun(platform, workflow, id);
  await changeRun(platform.db, id, { keepsSteps: false });
  await clearRun(platform, id);
}

/** Takes away what is left of work that is over: the blobs of its steps, and then what names them. */
export async function clearRun({ db, blobs }: Pick<WorkflowHost, 'db' | 'blobs'>, id: string): Promise<void> {
  if (!(await isRunOver(db, id))) return;
  for (const blob of await listBlobs(db, id)) await blobs.remove(blob);
  await deleteOver(db, id);
}

const batchSize = 100;
/** Whoever ended it clears it away, unless it was killed just then. */
const clearedByItselfMs = 10 * 60_000;

/** What kills and deleted workspaces left. */
export async function clearRuns(host: Pick<WorkflowHost, 'db' | 'blobs'>, now: Date): Promise<void> {
  const before = new Date(now.getTime() - clearedByItselfMs);
  for (;;) {
    const over = await listOver(host.db, before, batchSize);
    for (const { id } of over) await clearRun(host, id);
    if (over.length < batchSize) return;
  }
}
