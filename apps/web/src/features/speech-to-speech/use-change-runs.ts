import type { ToolRun } from '@mynah/contract/speech/tool-runs';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useChangeDraft } from '#web/features/speech-to-speech/change-draft.ts';
import { playChanged, useChanging } from '#web/features/speech-to-speech/change-voice.ts';
import { restoreChange, showResult } from '#web/features/speech-to-speech/restore-change.ts';
import { fetchHistoryItem } from '#web/shared/audio-items/history-item.requests.ts';
import { useDoneRuns, useToolRuns } from '#web/shared/tool-runs/use-tool-runs.ts';
import { track } from '#web/shared/track.ts';
import { toast } from '#web/ui/toast.tsx';

/** Changes that are under way or went wrong; those that are done are shown beside their recordings. */
export function useChangeRuns(): readonly ToolRun[] {
  const client = useQueryClient();
  const runs = useToolRuns('voice-changer');
  useDoneRuns(runs, (run) => {
    for (const queryKey of [['history'], ['user']]) void client.invalidateQueries({ queryKey });
    void show(run).catch(toast.failure);
  });
  useShownAfterLeaving(runs);
  return runs.filter(({ state }) => state !== 'done');
}

/** What was done while its recording was on a page that nobody looked at. */
function useShownAfterLeaving(runs: readonly ToolRun[]): void {
  useEffect(() => {
    const { sources, changed } = useChanging.getState();
    const { source } = useChangeDraft.getState();
    const mine = runs.find(({ run_id, state }) => state === 'done' && sources[run_id] === source?.id);
    if (!source || !mine || mine.history_item_id === null || changed?.sourceId === source.id) return;
    void fetchHistoryItem(mine.history_item_id)
      .then((item) => showResult(item, source))
      .catch(toast.failure);
  }, [runs]);
}

/** Beside its recording, where that is still on the page, and heard; on a page without a recording, both. */
async function show({ run_id, history_item_id: id }: ToolRun): Promise<void> {
  if (id === null) return;
  const { source } = useChangeDraft.getState();
  const isOfSource = source !== undefined && useChanging.getState().sources[run_id] === source.id;
  if (source && !isOfSource) return;
  const item = await fetchHistoryItem(id);
  track({ name: 'speech_generation_completed', properties: { model_id: item.model_id ?? '' } });
  if (source) playChanged(await showResult(item, source));
  else await restoreChange(item);
}
