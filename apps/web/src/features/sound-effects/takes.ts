import type { ToolRun } from '@mynah/contract/speech/tool-runs';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { create } from 'zustand';
import type { SoundDraft } from '#web/features/sound-effects/draft.ts';
import { call } from '#web/shared/api/call.ts';
import { fetchAudioUrl, fetchHistoryItem } from '#web/shared/audio-items/history-item.requests.ts';
import { isOpen, noteRun } from '#web/shared/tool-runs/tool-runs.requests.ts';
import { useDoneRuns, useToolRunActions, useToolRuns } from '#web/shared/tool-runs/use-tool-runs.ts';

const takesPerPrompt = 4;

/** Takes that are being ordered; all others are as the server has them. */
const useOrdering = create<{ isOrdering: boolean; batch: string | undefined; error: unknown }>(() => ({
  isOrdering: false,
  batch: undefined,
  error: null,
}));

/** The takes of the last prompt, also after a reload, and what can be done to them. */
export function useTakes() {
  const client = useQueryClient();
  const { remove } = useToolRunActions();
  const { isOrdering, batch, error } = useOrdering();
  const runs = useToolRuns('sound-effects');
  useDoneRuns(runs, () => {
    for (const queryKey of [['history'], ['user']]) void client.invalidateQueries({ queryKey });
  });
  const last = batch ?? runs[0]?.batch;
  const takes = runs.filter((run) => run.batch !== null && run.batch === last).toReversed();
  return {
    takes,
    error,
    isMaking: isOrdering || takes.some(isOpen),
    make: async (draft: SoundDraft): Promise<void> => {
      const own = crypto.randomUUID();
      useOrdering.setState({ isOrdering: true, batch: own, error: null });
      try {
        // one after the other: they are named in this order
        for (let take = 0; take < takesPerPrompt; take += 1) {
          const run = await orderTake(draft, own);
          if (!useOrdering.getState().isOrdering) return await remove(run.run_id);
          noteRun(client, run);
        }
      } catch (cause) {
        useOrdering.setState({ error: cause });
      } finally {
        useOrdering.setState({ isOrdering: false });
      }
    },
    /** Takes that are ready stay. */
    stop: async (): Promise<void> => {
      useOrdering.setState({ isOrdering: false });
      await Promise.all(takes.filter(isOpen).map(({ run_id }) => remove(run_id)));
    },
    dismissError: () => useOrdering.setState({ error: null }),
  };
}

function orderTake({ text, seconds, influence, loop }: SoundDraft, batch: string): Promise<ToolRun> {
  const json = { text, duration_seconds: seconds, prompt_influence: influence, loop, batch };
  return call('POST /v1/tool-runs/sound-effects', { json });
}

/** A take that is ready, with an address that the player can open. */
export const takeQuery = (historyItemId: string) =>
  queryOptions({
    queryKey: ['sound-effects', 'take', historyItemId],
    queryFn: async () => {
      const [item, url] = await Promise.all([fetchHistoryItem(historyItemId), fetchAudioUrl(historyItemId)]);
      return { item, url };
    },
    staleTime: 60 * 60_000,
  });
