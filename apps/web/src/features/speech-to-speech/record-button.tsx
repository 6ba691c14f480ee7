import { Mic, Square } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { setSource } from '#web/features/speech-to-speech/change-draft.ts';
import { useMessages } from '#web/features/speech-to-speech/messages.ts';
import { type Recorder, startRecorder } from '#web/features/speech-to-speech/recorder.ts';
import { formatClock } from '#web/shared/format/times.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/toast.tsx';

/** Records with the microphone; what was said becomes the source. */
export function RecordButton() {
  const t = useMessages();
  const recorder = useRef<Recorder>(undefined);
  const [isRecording, setRecording] = useState(false);
  useEffect(() => () => recorder.current?.drop(), []);
  const start = async () => {
    try {
      recorder.current = await startRecorder();
      setRecording(true);
    } catch (cause) {
      console.error('no microphone', cause);
      toast.error(t('noMicrophone'));
    }
  };
  const stop = async () => {
    const sound = await recorder.current?.stop();
    recorder.current = undefined;
    setRecording(false);
    if (sound) setSource(sound, t('sourceName'));
  };
  return (
    <>
      <Button
        variant={isRecording ? 'primary' : 'secondary'}
        onClick={() => void (isRecording ? stop() : start())}
      >
        {isRecording ? (
          <Square aria-hidden fill="currentColor" strokeWidth={0} className="size-3!" />
        ) : (
          <Mic aria-hidden />
        )}
        {isRecording ? t('stopRecording') : t('record')}
      </Button>
      {isRecording && recorder.current && <Meter recorder={recorder.current} />}
    </>
  );
}

/** Moves on every frame without a render. */
function Meter({ recorder }: { recorder: Recorder }) {
  const t = useMessages();
  const meter = useRef<HTMLMeterElement>(null);
  const clock = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const startedMs = performance.now();
    recorder.listen((level) => {
      if (meter.current) meter.current.value = level;
      const text = formatClock((performance.now() - startedMs) / 1000);
      if (clock.current && clock.current.textContent !== text) clock.current.textContent = text;
    });
  }, [recorder]);
  return (
    <span className="flex items-center gap-2">
      <span role="status" className="sr-only">
        {t('recording')}
      </span>
      <meter ref={meter} min={0} max={1} aria-label={t('level')} className="h-3 w-28" />
      <span ref={clock} className="figures w-9 text-12 text-ink-2" />
    </span>
  );
}
