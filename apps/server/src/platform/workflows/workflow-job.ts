import { isDatabaseAway } from '../db/database-away.ts';
import { Failure, failureKindTraits, toFailure } from '../errors/index.ts';
import type { JobHandler, JobRun } from '../jobs/jobs.ts';
import type { Workflow } from './define-workflow.ts';
import { clearRun, endRun } from './end-run.ts';
import { WorkEnded } from './work-ended.ts';
import type { RunPayload, WorkflowHost } from './workflow-host.ts';
import { WorkflowRun } from './workflow-run.ts';
import { changeRun, lockRun, openStates } from './workflows.store.ts';
import type { RunRow } from './workflows.tables.ts';

/** What does the work of a kind, for the `jobs` of its module. */
export const workflowJob = <Host extends WorkflowHost>(
  platform: Host,
  workflow: Workflow<Host>,
): JobHandler => ({
  definition: workflow.job,
  run: (job) => tryRun(platform, workflow, job as JobRun<RunPayload>),
});

/** One try: from after the last recorded step to the end, or to what breaks it off. */
async function tryRun<Host extends WorkflowHost>(
  platform: Host,
  workflow: Workflow<Host>,
  job: JobRun<RunPayload>,
): Promise<void> {
  const { runId } = job.payload;
  const run = await claimRun(platform, workflow, job);
  if (run) await work(platform, workflow, { run, job });
  await clearRun(platform, runId);
}

/** Undefined when there is nothing to be done for this job any more. */
async function claimRun<Host extends WorkflowHost>(
  platform: Host,
  workflow: Workflow<Host>,
  { id: jobId, payload }: JobRun<RunPayload>,
): Promise<RunRow | undefined> {
  const claimed = await platform.db.transaction(async (transaction) => {
    const run = await lockRun(transaction, payload.runId);
    if (!run || run.jobId !== jobId || !openStates.includes(run.state)) return undefined;
    const claim = run.claim + 1;
    await changeRun(transaction, run.id, { state: 'running', claim });
    const isFirst = run.state === 'waiting';
    const after = isFirst && (await workflow.follow?.(platform, { transaction, run, state: 'running' }));
    return { run: { ...run, claim }, after };
  });
  if (claimed?.after) await claimed.after();
  return claimed?.run;
}

async function work<Host extends WorkflowHost>(
  platform: Host,
  workflow: Workflow<Host>,
  { run, job }: { run: RunRow; job: JobRun<RunPayload> },
): Promise<void> {
  const open = await WorkflowRun.open(platform, run, job);
  try {
    // the last try neither ended the work nor said why: it took the server with it
    if (job.attempt > workflow.retryLimit) throw brokenOff();
    await workflow.run(platform, open);
    await platform.db.transaction((transaction) => open.complete(transaction));
  } catch (cause) {
    if (cause instanceof WorkEnded) return;
    // whoever stops the worker, or the work itself, is no failure of it
    job.signal.throwIfAborted();
    const failure = toFailure(cause);
    const isLast = !open.hasAdvanced && job.attempt >= workflow.retryLimit;
    // the queue counts no try for which the database or room on the disk was missing
    const costsNoTry = isDatabaseAway(cause) || failure.kind === 'disk-full';
    if (failureKindTraits[failure.kind].retryJob && (costsNoTry || !isLast)) throw cause;
    if (failure.kind === 'internal')
      platform.log.error({ work: run.kind, id: run.id, err: cause }, 'work failed');
    await endRun(platform, workflow, run.id, { state: 'failed', failure, claim: run.claim });
  }
}

const brokenOff = (): Failure =>
  new Failure('internal_server_error', 'This was interrupted too many times. Try again.');
