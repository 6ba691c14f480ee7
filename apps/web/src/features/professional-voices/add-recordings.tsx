import { isAudioUpload, isVideoUpload } from '@mynah/contract/media-types';
import { sampleLimits } from '@mynah/contract/voices/sample-limits';
import { useQueryClient } from '@tanstack/react-query';
import { Mic, Upload } from 'lucide-react';
import { useRef, useState } from 'react';
import { useMessages } from '#web/features/professional-voices/messages.ts';
import {
  addSample,
  professionalKey,
} from '#web/features/professional-voices/professional-voices.requests.ts';
import { Recorder } from '#web/shared/recording/recorder.tsx';
import { useMicrophone } from '#web/shared/recording/use-microphone.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { DropArea } from '#web/ui/drop-area.tsx';
import { toast } from '#web/ui/toast.tsx';

type AddRecordingsProps = { voiceId: string /** How many more the voice takes. */; room: number };

/** Takes many files at once, one after another, or what the microphone hears. */
export function AddRecordings({ voiceId, room }: AddRecordingsProps) {
  const t = useMessages();
  const [removesNoise, setRemovesNoise] = useState(false);
  const { sending, send } = useSending(voiceId, removesNoise);
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
    <DropArea
      look="card"
      label={t('drop')}
      onFiles={add}
      className="flex flex-col items-center gap-4 px-5 py-6"
    >
      <p role="status" className="text-13 text-ink-2">
        {sending ? t('sending', sending) : t('drop')}
      </p>
      <Choices isBusy={sending !== undefined} onFiles={add} onRecord={() => void open()} />
      <Checkbox label={t('removeNoiseNew')} checked={removesNoise} onChange={setRemovesNoise} />
    </DropArea>
  );
}

type ChoicesProps = { isBusy: boolean; onFiles: (files: File[]) => void; onRecord: () => void };

function Choices({ isBusy, onFiles, onRecord }: ChoicesProps) {
  const t = useMessages();
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className="flex flex-wrap justify-center gap-2">
      <Button variant="primary" isBusy={isBusy} onClick={() => input.current?.click()}>
        <Upload aria-hidden />
        {t('choose')}
      </Button>
      <Button disabled={isBusy} onClick={onRecord}>
        <Mic aria-hidden />
        {t('record')}
      </Button>
      <input
        ref={input}
        type="file"
        accept="audio/*,video/*"
        multiple
        hidden
        aria-label={t('choose')}
        data-testid="voice-recordings"
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          target.value = '';
        }}
      />
    </div>
  );
}

interface Sending extends Record<string, string | number> {
  name: string;
  number: number;
  count: number;
}

function useSending(voiceId: string, removesNoise: boolean) {
  const t = useMessages();
  const client = useQueryClient();
  const [sending, setSending] = useState<Sending>();
  const send = async (files: readonly File[]) => {
    const fit = files.filter((file) => {
      const isSound = isAudioUpload(file.type, file.name) || isVideoUpload(file.type, file.name);
      if (!isSound) toast.error(t('notSound', { name: file.name }));
      else if (file.size > sampleLimits.bytes) toast.error(t('tooLarge', { name: file.name }));
      return isSound && file.size <= sampleLimits.bytes;
    });
    for (const [index, file] of fit.entries()) {
      setSending({ name: file.name, number: index + 1, count: fit.length });
      // one that is refused does not keep the others out
      await addSample(voiceId, file, removesNoise).catch(toast.failure);
      void client.invalidateQueries({ queryKey: professionalKey });
    }
    setSending(undefined);
  };
  return { sending, send };
}
