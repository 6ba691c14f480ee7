import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { ChosenSource } from '#web/features/voice-isolator/chosen-source.tsx';
import { IsolationResult } from '#web/features/voice-isolator/isolation-result.tsx';
import { useMessages } from '#web/features/voice-isolator/messages.ts';
import { PastRecordings } from '#web/features/voice-isolator/past-recordings.tsx';
import { type Source, SourcePicker } from '#web/features/voice-isolator/source-picker.tsx';
import { useIsolation } from '#web/features/voice-isolator/use-isolation.ts';
import { useSearchValues } from '#web/shared/address-values.ts';
import { toast } from '#web/ui/toast.tsx';

export function Page() {
  const t = useMessages();
  const { item } = useSearchValues(({ item }) => ({ item }));
  const navigate = useNavigate();
  const [source, setSource] = useState<Source | null>(null);
  const open = (id: string | undefined) => void navigate({ to: '.', search: id ? { item: id } : {} });
  const isolation = useIsolation((id) => {
    setSource(null);
    toast.success(t('done'));
    open(id);
  });
  const start = () => source && void isolation.start(source.file, source.seconds);
  const startOver = () => {
    isolation.stop();
    setSource(null);
    open(undefined);
  };
  return (
    <div className="mx-auto flex w-full max-w-180 flex-col gap-8 px-5 py-8 max-sm:px-4">
      <div className="flex flex-col gap-4">
        <p className="text-15 text-ink-2">{t('intro')}</p>
        {source ? (
          <ChosenSource
            source={source}
            state={isolation.state}
            onStart={start}
            onStop={isolation.stop}
            onOther={startOver}
          />
        ) : item ? (
          <IsolationResult id={item} onNew={startOver} />
        ) : (
          <SourcePicker onPick={setSource} />
        )}
      </div>
      <PastRecordings openId={source ? undefined : item} onOpen={open} />
    </div>
  );
}
