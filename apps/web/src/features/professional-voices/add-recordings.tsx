import { sampleLimits } from '@mynah/contract/voices/sample-limits';
import { useQueryClient } from '@tanstack/react-query';
import { Mic, Upload } from 'lucide-react';
import { useState } from 'react';
import { useMessages } from '#web/features/professional-voices/messages.ts';
import {
  addSample,
  professionalKey,
} from '#web/features/professional-voices/professional-voices.requests.ts';
import { FileDrop, useFilePlace } from '#web/shared/files/file-drop.tsx';
import { isAboutFile, type Refusal } from '#web/shared/files/use-refusals.ts';
import { Recorder } from '#web/shared/recording/recorder.tsx';
import { useMicrophone } from '#web/shared/recording/use-microphone.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { toast } from '#web/ui/toast.tsx';

const rules = { takes: 'recordings', mostBytes: sampleLimits.bytes } as const;

type AddRecordingsProps = { voiceId: string /** How many more the voice takes. */; room: number };

/** Takes many files at once, one after another, or what the microphone hears. */
export function AddRecordings({ voiceId, room }: AddRecordingsProps) {
  const t = useMessages();
  const [removesNoise, setRemovesNoise] = useState(false);
  const { sending, send, refused, forget } = useSending(voiceId, removesNoise);
  const { microphone, open, close } = useMicrophone('sound');
  const add = (files: readonly File[]) => {
    if (files.length > room) toast.error(t('tooMany', { most: sampleLimits.filesPerVoice }));
    void send(files.slice(0, Math.max(0, room)));
  };
  if (microphone) {
    const take = (file: File) => {
      close();
      add([file]);
    };
    return (
      <div className="rounded-xl border border-line-strong border-dashed">
        <Recorder microphone={microphone} onDone={take} onDiscard={close} />
      </div>
    );
  }
  return (
    <FileDrop
      rules={rules}
      look="card"
      label={t('drop')}
      inputTestId="voice-recordings"
      takesMany
      onFiles={add}
      refused={refused}
      onForget={forget}
      className="flex flex-col items-center gap-4 px-5 py-6"
    >
      <p role="status" className="text-13 text-ink-2">
        {sending ? t('sending', sending) : t('drop')}
      </p>
      <Choices isBusy={sending !== undefined} onRecord={() => void open()} />
      <Checkbox label={t('removeNoiseNew')} checked={removesNoise} onChange={setRemovesNoise} />
    </FileDrop>
  );
}

function Choices({ isBusy, onRecord }: { isBusy: boolean; onRecord: () => void }) {
  const t = useMessages();
  const { choose, isLooking } = useFilePlace();
  return (
    <div className="flex flex-wrap justify-center gap-2">
      <Button variant="primary" isBusy={isBusy || isLooking} onClick={choose}>
        <Upload aria-hidden />
        {t('choose')}
      </Button>
      <Button disabled={isBusy} onClick={onRecord}>
        <Mic aria-hidden />
        {t('record')}
      </Button>
    </div>
  );
}

interface Sending extends Record<string, string | number> {
  name: string;
  number: number;
  count: number;
}

function useSending(voiceId: string, removesNoise: boolean) {
  const client = useQueryClient();
  const [refused, setRefused] = useState<readonly Refusal[]>([]);
  const [sending, setSending] = useState<Sending>();
  const send = async (files: readonly File[]) => {
    setRefused([]);
    for (const [index, file] of files.entries()) {
      setSending({ name: file.name, number: index + 1, count: files.length });
      // one that is refused does not keep the others out
      await addSample(voiceId, file, removesNoise).catch((error: unknown) => {
        if (isAboutFile(error)) setRefused((former) => [...former, { name: file.name, reason: error }]);
        else toast.failure(error);
      });
      void client.invalidateQueries({ queryKey: professionalKey });
    }
    setSending(undefined);
  };
  return { sending, send, refused, forget: () => setRefused([]) };
}
