import { Mic, Pause, Play, RotateCcw, Upload } from 'lucide-react';
import { useEffect, useState } from 'react';
import { message, useMessages } from '#web/features/voice-safety/messages.ts';
import { sendReading } from '#web/features/voice-safety/verification.requests.ts';
import { playerItem, playUrl, togglePlay, usePlayer } from '#web/player/index.ts';
import { FileDrop, useFilePlace } from '#web/shared/files/file-drop.tsx';
import { formatLength } from '#web/shared/format/times.ts';
import { Recorder } from '#web/shared/recording/recorder.tsx';
import { useMicrophone } from '#web/shared/recording/use-microphone.ts';
import { Button } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';

const rules = { takes: 'recordings' } as const;

type ReadingProps = {
  voiceId: string;
  onBegin: () => void;
  onPassed: () => void;
  onRefused: (error: unknown) => void;
};
type Take = { file: File; seconds: number | undefined };

/** From the microphone to the answer. What was refused is read anew. */
export function Reading({ voiceId, onBegin, onPassed, onRefused }: ReadingProps) {
  const [take, setTake] = useState<Take>();
  if (take) {
    const refuse = (error: unknown) => {
      setTake(undefined);
      onRefused(error);
    };
    return (
      <Recorded
        voiceId={voiceId}
        take={take}
        onPassed={onPassed}
        onRefused={refuse}
        onAgain={() => setTake(undefined)}
      />
    );
  }
  const keep = (file: File, seconds?: number) => {
    onBegin();
    setTake({ file, seconds });
  };
  return <Source onFile={keep} />;
}

type SourceProps = { onFile: (file: File, seconds?: number) => void };

/** The microphone first: a text that was given out now is read now. */
function Source({ onFile }: SourceProps) {
  const t = useMessages();
  const { microphone, open, close } = useMicrophone('words');
  if (microphone) {
    const take = (file: File, seconds: number) => {
      close();
      onFile(file, seconds);
    };
    return <Recorder microphone={microphone} onDone={take} onDiscard={close} />;
  }
  return (
    <FileDrop
      rules={rules}
      look="card"
      label={t('recordTitle')}
      inputLabel={t('chooseFile')}
      onFiles={([file]) => file && onFile(file)}
      className="flex flex-col items-center gap-4 px-6 py-8"
    >
      <p className="text-balance text-center text-13 text-ink-2">{t('recordText')}</p>
      <Choices onRecord={() => void open()} />
    </FileDrop>
  );
}

function Choices({ onRecord }: { onRecord: () => void }) {
  const t = useMessages();
  const { choose, isLooking } = useFilePlace();
  return (
    <div className="flex flex-wrap justify-center gap-2">
      <Button isBusy={isLooking} onClick={choose}>
        <Upload aria-hidden />
        {t('chooseFile')}
      </Button>
      <Button variant="primary" onClick={onRecord}>
        <Mic aria-hidden />
        {t('record')}
      </Button>
    </div>
  );
}

type RecordedProps = Omit<ReadingProps, 'onBegin'> & { take: Take; onAgain: () => void };

function Recorded({ voiceId, take: { file, seconds }, onPassed, onRefused, onAgain }: RecordedProps) {
  const t = useMessages();
  const [isSending, setSending] = useState(false);
  const { isPlaying, toggle } = useListening(file);
  const submit = async () => {
    setSending(true);
    try {
      await sendReading(voiceId, file);
      onPassed();
    } catch (error) {
      onRefused(error);
    }
  };
  return (
    <section aria-label={t('recorded')} className="flex flex-col gap-3 rounded-2xl border bg-surface p-4">
      <div className="flex items-center gap-3">
        <IconButton label={t(isPlaying ? 'pause' : 'play')} onClick={toggle}>
          {isPlaying ? <Pause aria-hidden /> : <Play aria-hidden />}
        </IconButton>
        <p className="min-w-0 flex-1 truncate font-medium text-13">{file.name}</p>
        {seconds !== undefined && <p className="figures text-12 text-ink-2">{formatLength(seconds)}</p>}
      </div>
      <div className="flex flex-wrap items-center justify-end gap-2">
        <p role="status" className="me-auto text-12 text-ink-2">
          {isSending ? t('listening') : ''}
        </p>
        <Button disabled={isSending} onClick={onAgain}>
          <RotateCcw aria-hidden />
          {t('again')}
        </Button>
        <Button variant="primary" isBusy={isSending} onClick={() => void submit()}>
          {t('submit')}
        </Button>
      </div>
    </section>
  );
}

/** The recording in the player of the page, while it is there. */
function useListening(file: File): { isPlaying: boolean; toggle: () => void } {
  const [address, setAddress] = useState('');
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  const isLoaded = usePlayer(({ item, phase }) => item?.id === address && phase !== 'failed');
  const isPlaying = usePlayer((state) => state.isPlaying) && isLoaded;
  const play = () =>
    playUrl(playerItem({ id: address, type: 'file', info: { title: message('recorded') } }), address);
  return { isPlaying, toggle: () => (isLoaded ? togglePlay() : play()) };
}
