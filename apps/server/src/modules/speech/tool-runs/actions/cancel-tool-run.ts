import { Failure } from '../../../../platform/errors/index.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { cancelRun } from '../../../../platform/workflows/index.ts';
import { makeToolRun } from '../make-tool-run.ts';
import type { ToolRunKey } from '../tool-runs.store.ts';
import { getToolRun } from './get-tool-run.ts';

/** Its credits go back; what is done of it stays for another try. @throws Failure `tool_run_not_found`, `conflict` */
export async function cancelToolRun(platform: Platform, key: ToolRunKey): Promise<void> {
  await getToolRun(platform, key);
  if (await cancelRun(platform, makeToolRun, key.id)) return;
  throw new Failure('conflict', 'This is no longer being generated.');
}
