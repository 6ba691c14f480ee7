import type { Platform } from '../../../../platform/platform.ts';
import { removeRun } from '../../../../platform/workflows/index.ts';
import { makeToolRun } from '../make-tool-run.ts';
import { deleteToolRun, listEnded, type ToolRunKey } from '../tool-runs.store.ts';
import { getToolRun } from './get-tool-run.ts';

/** With its recording; the work on it ends. What it made stays in the history. @throws Failure `tool_run_not_found` */
export async function removeToolRun(platform: Platform, key: ToolRunKey): Promise<void> {
  await getToolRun(platform, key);
  await forgetToolRun(platform, key);
}

export async function forgetToolRun(platform: Platform, key: ToolRunKey): Promise<void> {
  await removeRun(platform, makeToolRun, key.id);
  const run = await deleteToolRun(platform.db, key);
  if (run?.sourceBlob) await platform.blobs.remove(run.sourceBlob);
}

const batchSize = 200;
/** So long it is found again on its page; what it made is in the history. */
const keptMs = 24 * 3_600_000;

export async function removeEnded(platform: Platform): Promise<void> {
  const before = new Date(platform.clock.now().getTime() - keptMs);
  for (;;) {
    const ended = await listEnded(platform.db, before, batchSize);
    for (const key of ended) await forgetToolRun(platform, key);
    if (ended.length < batchSize) return;
  }
}
