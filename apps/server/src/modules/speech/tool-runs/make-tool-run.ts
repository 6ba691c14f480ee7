import { fetchBlob } from '../../../platform/blobs/file-blobs.ts';
import { Failure } from '../../../platform/errors/index.ts';
import { actorOf } from '../../../platform/http/stored-actor.ts';
import type { Platform } from '../../../platform/platform.ts';
import {
  defineWorkflow,
  type StateChange,
  WorkEnded,
  type WorkflowRun,
} from '../../../platform/workflows/index.ts';
import { Generation } from '../../billing/index.ts';
import { recordedEngines } from './recorded-engines.ts';
import { tellOfRun } from './tell-of-run.ts';
import { type Tool, tools } from './tool.ts';
import { changeToolRun, findToolRun, lockToolRun } from './tool-runs.store.ts';
import type { ToolRunRow } from './tool-runs.tables.ts';

/** Makes what a tool was asked for, an engine's answer a step. */
export const makeToolRun = defineWorkflow({
  name: 'tool-runs.make',
  // workers that died, engines that are busy
  retryLimit: 12,
  expireInSeconds: 24 * 3600,
  // they wait for engines most of the time
  atATime: { all: 12, ofGroup: 6 },
  keepsSteps: true,
  run: async (platform, work) => {
    const run = await findToolRun(platform.db, work);
    // its workspace may have changed just now: the next try finds it there
    if (!run) throw new Failure('system_busy', 'Run not found.');
    const source = run.sourceBlob ? await fetchBlob(platform, run.sourceBlob, work.signal) : undefined;
    try {
      await make({ platform, work, run, path: source?.path });
    } finally {
      await source?.remove();
    }
    if (!run.sourceBlob) return;
    await platform.blobs.remove(run.sourceBlob);
    await changeToolRun(platform.db, run, { sourceBlob: null });
  },
  follow,
});

interface Make {
  platform: Platform;
  work: WorkflowRun;
  run: ToolRunRow;
  /** Of the recording. */
  path: string | undefined;
}

async function make({ platform, work, run, path }: Make): Promise<void> {
  const { reservation, actor, order, requestId } = run;
  // whoever stopped it has given back what was held
  if (!reservation) throw new WorkEnded();
  const tool = toolOf(platform, run);
  const key = { workspaceId: work.workspaceId, id: run.id };
  await tool.make({
    platform,
    actor: { ...actorOf(actor), workspaceId: work.workspaceId },
    order,
    requestId,
    source: path === undefined ? undefined : { path },
    generation: Generation.retry(platform, reservation, run.id),
    engines: recordedEngines(platform, work, tool.task),
    signal: work.signal,
    expect: (total) => work.expect(total),
    finish: async (transaction, outcome) => {
      await work.complete(transaction);
      const done = { state: 'done', historyItemId: run.id, reservation: null } as const;
      await changeToolRun(transaction, key, { ...done, outcome });
      await tellOfRun(platform, transaction, { ...run, ...key, ...done });
    },
  });
}

/** @throws Failure `feature_not_available` */
function toolOf(platform: Platform, { tool }: ToolRunRow): Tool {
  const found = platform.extensions.at(tools).find(({ name }) => name === tool);
  if (!found) throw new Failure('feature_not_available', 'This server no longer has this tool.');
  return found;
}

/** Work that ends early gives its credits back. */
async function follow(
  platform: Platform,
  { transaction, run, state, failure }: StateChange,
): Promise<(() => Promise<void>) | undefined> {
  const row = await lockToolRun(transaction, run);
  if (!row) return undefined;
  const failed = { failureCode: failure?.code ?? null, failureMessage: failure?.message ?? null };
  const change = state === 'running' ? { state } : { state, ...failed, reservation: null };
  await changeToolRun(transaction, run, change);
  await tellOfRun(platform, transaction, { ...row, ...change });
  const { reservation } = row;
  if (state === 'running' || !reservation) return undefined;
  return () => Generation.resume(platform, reservation).abort();
}
