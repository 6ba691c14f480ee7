import type { ToolName } from '@mynah/contract/speech/tools';
import { call } from '#web/shared/api/call.ts';
import { isOpen } from '#web/shared/tool-runs/tool-runs.requests.ts';
import type { WorkUnderWay } from '#web/shared/under-way.ts';

/** What a tool makes in the background, for the home page; `to` is the tool's own. */
export const listRunsUnderWay =
  (tool: ToolName, to: string) =>
  async (signal: AbortSignal): Promise<WorkUnderWay[]> => {
    const { runs } = await call('GET /v1/tool-runs', { query: { tool }, signal });
    return runs.filter(isOpen).map(({ run_id: id, title, state, progress }) => ({
      id,
      title,
      progress: state === 'waiting' ? null : progress,
      target: { to },
    }));
  };
