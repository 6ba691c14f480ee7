import { isAudioUpload, isVideoUpload } from '@mynah/contract/media-types';
import { Mic, Square, Upload } from 'lucide-react';
import { type DragEvent, useRef, useState } from 'react';
import { useMessages } from '#web/features/voice-isolator/messages.ts';
import { readLength } from '#web/features/voice-isolator/read-length.ts';
import { useRecorder } from '#web/features/voice-isolator/use-recorder.ts';
import { formatClock } from '#web/shared/format/times.ts';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { toast } from '#web/ui/toast.tsx';

export type Source = { file: File; seconds: number | null };

/** Takes a file, dropped or chosen, or what the microphone hears. */
export function SourcePicker({ onPick }: { onPick: (source: Source) => void }) {
  const t = useMessages();
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  const recorder = useRecorder(
    (file, seconds) => onPick({ file, seconds }),
    () => toast.error(t('microphoneRefused')),
  );
  const take = async (file: File | undefined) => {
    if (!file) return;
    if (!isAudioUpload(file.type, file.name) && !isVideoUpload(file.type, file.name)) {
      toast.error(t('notMedia'));
      return;
    }
    onPick({ file, seconds: await readLength(file) });
  };
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    void take(event.dataTransfer.files[0]);
  };
  const isRecording = recorder.seconds !== null;
  return (
    <section
      aria-label={t('drop')}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={onDrop}
      className={classNames(
        'flex flex-col items-center rounded-xl border border-line-strong border-dashed px-6 py-12 text-center transition-colors',
        isOver ? 'bg-active' : 'bg-surface',
      )}
    >
      <input
        ref={input}
        type="file"
        accept="audio/*,video/*"
        aria-label={t('choose')}
        tabIndex={-1}
        className="sr-only"
        onChange={(event) => {
          void take(event.target.files?.[0]);
          event.target.value = '';
        }}
      />
      {isRecording ? (
        <>
          <p role="status" className="font-medium text-15">
            {t('recording')}
          </p>
          <p className="figures mt-2 text-22">{formatClock(recorder.seconds ?? 0)}</p>
          <Button variant="primary" className="mt-5" onClick={recorder.stop}>
            <Square aria-hidden />
            {t('stopRecording')}
          </Button>
        </>
      ) : (
        <>
          <p className="font-medium text-15">{t('drop')}</p>
          <p className="mt-1 max-w-90 text-balance text-13 text-ink-2">{t('dropText')}</p>
          <div className="mt-5 flex flex-wrap justify-center gap-2">
            <Button variant="primary" onClick={() => input.current?.click()}>
              <Upload aria-hidden />
              {t('choose')}
            </Button>
            <Button onClick={() => void recorder.start()}>
              <Mic aria-hidden />
              {t('record')}
            </Button>
          </div>
        </>
      )}
    </section>
  );
}
