import type { ToolRun } from '@mynah/contract/speech/tool-runs';
import type { ToolName } from '@mynah/contract/speech/tools';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useServerEvent } from '#web/shared/events/event-bus.ts';
import {
  cancelToolRun,
  isOpen,
  removeToolRun,
  retryToolRun,
  toolRunsKey,
  toolRunsQuery,
} from '#web/shared/tool-runs/tool-runs.requests.ts';
import { okOrToast } from '#web/ui/ok-or-toast.ts';

/** What a tool makes for this person now, and has made lately; it is as the server tells it, while it tells it. */
export function useToolRuns(tool: ToolName): readonly ToolRun[] {
  const client = useQueryClient();
  const { queryKey } = toolRunsQuery(tool);
  const { data = none } = useQuery(toolRunsQuery(tool));
  useServerEvent('work.progressed', ({ data: text }) => {
    const { id, progress } = JSON.parse(text) as { id: string; progress: number };
    client.setQueryData(queryKey, (runs: ToolRun[] | undefined) =>
      runs?.map((run) => (run.run_id === id && isOpen(run) ? { ...run, progress } : run)),
    );
  });
  useServerEvent('tool-run.changed', () => void client.invalidateQueries({ queryKey }));
  return data;
}

const none: readonly ToolRun[] = [];

/** Calls back for each run that was under way while it was watched, and is done now. */
export function useDoneRuns(runs: readonly ToolRun[], onDone: (run: ToolRun) => void): void {
  const open = useRef(new Set<string>());
  const latest = useRef(onDone);
  latest.current = onDone;
  useEffect(() => {
    for (const run of runs) {
      if (isOpen(run)) open.current.add(run.run_id);
      else if (open.current.delete(run.run_id) && run.state === 'done') latest.current(run);
    }
  }, [runs]);
}

/** What can be done to a run. Each resolves when the list shows it. */
export function useToolRunActions() {
  const client = useQueryClient();
  const act = async (asked: Promise<unknown>): Promise<void> => {
    await okOrToast(asked);
    await client.invalidateQueries({ queryKey: toolRunsKey });
  };
  return {
    cancel: (id: string) => act(cancelToolRun(id)),
    retry: (id: string) => act(retryToolRun(id)),
    remove: (id: string) => act(removeToolRun(id)),
  };
}
