import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ChosenSource } from '#web/features/voice-isolator/chosen-source.tsx';
import { startIsolation } from '#web/features/voice-isolator/isolation.requests.ts';
import { IsolationResult } from '#web/features/voice-isolator/isolation-result.tsx';
import { useMessages } from '#web/features/voice-isolator/messages.ts';
import { PastRecordings } from '#web/features/voice-isolator/past-recordings.tsx';
import { type Source, SourcePicker } from '#web/features/voice-isolator/source-picker.tsx';
import { useSearchValues } from '#web/shared/address-values.ts';
import { useNavigate } from '#web/shared/routing/index.ts';
import { RunCard } from '#web/shared/tool-runs/run-card.tsx';
import { useDoneRuns, useToolRuns } from '#web/shared/tool-runs/use-tool-runs.ts';
import { useUploadedRun } from '#web/shared/tool-runs/use-uploaded-run.ts';
import { toast } from '#web/ui/toast.tsx';

export function Page() {
  const t = useMessages();
  const { item } = useSearchValues(({ item }) => ({ item }));
  const navigate = useNavigate();
  const [source, setSource] = useState<Source | null>(null);
  const open = (id: string | undefined) => void navigate({ to: '.', search: id ? { item: id } : {} });
  const runs = useIsolations((id) => {
    toast.success(t('done'));
    // whoever has begun something else stays with it
    if (!source && !item) open(id);
  });
  const sending = useUploadedRun({
    start: startIsolation,
    onBegun: () => {
      setSource(null);
      open(undefined);
    },
  });
  const startOver = () => {
    sending.stop();
    setSource(null);
    open(undefined);
  };
  // what was refused is no source any more: another one is chosen in its place
  const chosen = sending.refused.length > 0 ? null : source;
  const pick = (picked: Source) => {
    sending.forget();
    setSource(picked);
  };
  return (
    <div className="mx-auto flex w-full max-w-180 flex-col gap-8 px-5 py-8 max-sm:px-4">
      <div className="flex flex-col gap-4">
        <p className="text-15 text-ink-2">{t('intro')}</p>
        {chosen ? (
          <ChosenSource
            source={chosen}
            state={sending.upload}
            onStart={() => void sending.send(chosen.file)}
            onStop={sending.stop}
            onOther={startOver}
          />
        ) : item ? (
          <IsolationResult id={item} onNew={startOver} />
        ) : (
          <SourcePicker onPick={pick} refused={sending.refused} onForget={sending.forget} />
        )}
        {runs.map((run) => (
          <RunCard key={run.run_id} run={run} working={t('working')} failed={t('failed')} />
        ))}
      </div>
      <PastRecordings openId={chosen ? undefined : item} onOpen={open} />
    </div>
  );
}

/** What is under way, or went wrong; lists that show what it made are asked for anew when it is done. */
function useIsolations(onDone: (historyItemId: string) => void) {
  const client = useQueryClient();
  const runs = useToolRuns('voice-isolator');
  useDoneRuns(runs, ({ history_item_id: id }) => {
    for (const queryKey of [['audio-isolation', 'list'], ['history'], ['subscription'], ['user']])
      void client.invalidateQueries({ queryKey });
    if (id !== null) onDone(id);
  });
  return runs.filter(({ state }) => state !== 'done');
}
