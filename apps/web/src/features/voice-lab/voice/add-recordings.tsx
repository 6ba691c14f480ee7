import type { Voice } from '@mynah/contract/voices/voices';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { SampleList } from '#web/features/voice-lab/clone/sample-list.tsx';
import { SampleSource } from '#web/features/voice-lab/clone/sample-source.tsx';
import { SpeechMeter } from '#web/features/voice-lab/clone/speech-meter.tsx';
import { useSamples } from '#web/features/voice-lab/clone/use-samples.ts';
import { useSending } from '#web/features/voice-lab/clone/use-sending.ts';
import { editVoice } from '#web/features/voice-lab/lab.requests.ts';
import { useMessages } from '#web/features/voice-lab/messages.ts';
import { subscriptionQuery } from '#web/shared/account/account.requests.ts';
import { FailureNotice } from '#web/shared/making/notices.tsx';
import { Button } from '#web/ui/button.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { toast } from '#web/ui/toast.tsx';

type AddRecordingsProps = { voice: Voice; onClose: () => void };

/** More recordings make the voice anew, from all that it has (VOI-021). */
export function AddRecordings({ voice, onClose }: AddRecordingsProps) {
  const t = useMessages();
  const queryClient = useQueryClient();
  const list = useSamples();
  const sending = useSending();
  const [removesNoise, setRemovesNoise] = useState(false);
  const usable = list.samples.filter(({ state }) => state !== 'refused');
  const save = async () => {
    const { name, description, labels } = voice;
    const files = usable.map(({ file }) => file);
    const order = { name, description: description ?? '', labels, files, removesNoise };
    const isDone = await sending.run(async (options) => {
      await editVoice(voice.voice_id, order, options);
      return true;
    });
    if (!isDone) return;
    toast.success(t('recordingsAdded'));
    void queryClient.invalidateQueries({ queryKey: ['voices'] });
    void queryClient.invalidateQueries({ queryKey: subscriptionQuery.queryKey });
    onClose();
  };
  return (
    <div className="flex flex-col gap-3 border-t pt-4">
      <SampleList {...list} />
      <SampleSource onFile={list.add} isMore={list.samples.length > 0} />
      <SpeechMeter samples={list.samples} removesNoise={removesNoise} />
      <Switch
        label={t('removeNoise')}
        hint={t('removeNoiseHint')}
        checked={removesNoise}
        onChange={setRemovesNoise}
      />
      <p className="text-12 text-ink-3">{t('addConsent')}</p>
      {sending.error !== undefined && (
        <FailureNotice title={t('saveFailed')} error={sending.error} onDismiss={sending.dismiss} />
      )}
      <div className="flex gap-2">
        <Button
          variant="primary"
          isBusy={sending.state !== null}
          disabled={usable.length === 0}
          onClick={() => void save()}
        >
          {t('addToVoice')}
        </Button>
        <Button onClick={sending.state ? sending.stop : onClose}>{t('cancel')}</Button>
      </div>
    </div>
  );
}
