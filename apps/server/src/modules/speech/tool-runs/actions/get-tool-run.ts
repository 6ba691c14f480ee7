import { Failure } from '../../../../platform/errors/index.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { findShown, type ShownToolRun, type ToolRunKey } from '../tool-runs.store.ts';

/** @throws Failure `tool_run_not_found` */
export async function getToolRun({ db }: Pick<Platform, 'db'>, key: ToolRunKey): Promise<ShownToolRun> {
  const run = await findShown(db, key);
  if (run) return run;
  throw new Failure('tool_run_not_found', 'Run not found in this workspace.');
}
