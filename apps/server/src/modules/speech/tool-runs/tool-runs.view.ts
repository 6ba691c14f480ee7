import type { ToolRun } from '@mynah/contract/speech/tool-runs';
import { unixSeconds } from '../../../platform/clock/clock.ts';
import type { ShownToolRun } from './tool-runs.store.ts';

export const toToolRun = (run: ShownToolRun): ToolRun => ({
  run_id: run.id,
  tool: run.tool,
  state: run.state,
  progress: run.state === 'done' ? 1 : Math.round(run.progress * 1000) / 1000,
  title: run.title,
  batch: run.batch,
  created_at_unix: unixSeconds(run.createdAt),
  duration_ms: run.durationMs,
  history_item_id: run.historyItemId,
  failure_code: run.failureCode,
  failure: run.failureMessage,
  engine: run.outcome?.engine ?? null,
  warnings: [...(run.outcome?.warnings ?? [])],
  closest: run.outcome?.closest ?? null,
});
