import { Square, Trash2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { formatClock } from '#web/shared/format/times.ts';
import { message, useMessages } from '#web/shared/recording/messages.ts';
import type { Microphone } from '#web/shared/recording/microphone.ts';
import { Button } from '#web/ui/button.tsx';
import { LevelBars } from '#web/ui/level-bars.tsx';

/** The first that the browser can write. */
const types = ['audio/webm;codecs=opus', 'audio/mp4', 'audio/ogg;codecs=opus'];
/** So long without a sound is worth a word. */
const quietSeconds = 4;
const quietLevel = 0.15;

type RecorderProps = {
  microphone: Microphone;
  onDone: (file: File, seconds: number) => void;
  onDiscard: () => void;
};

/** Records until it is stopped. Whoever renders it opened the microphone, and closes it. */
export function Recorder({ microphone, onDone, onDiscard }: RecorderProps) {
  const t = useMessages();
  const stop = useRecording(microphone, onDone);
  const { seconds, isQuiet } = useCourse(microphone);
  return (
    <div className="flex flex-col items-center gap-4 px-6 py-8">
      <p className="flex items-center gap-2 font-medium text-15">
        <span aria-hidden className="size-2.5 animate-pulse rounded-full bg-accent" />
        <span role="status">{t('recording')}</span>
        <span role="timer" className="figures text-ink-2">
          {formatClock(seconds)}
        </span>
      </p>
      <LevelBars level={microphone.level} label={t('level')} className="w-full max-w-120" />
      <p role="status" className="min-h-5 text-center text-13 text-ink-2">
        {isQuiet ? t('quiet') : ''}
      </p>
      <div className="flex gap-2">
        <Button variant="ghost" onClick={onDiscard}>
          <Trash2 aria-hidden />
          {t('discard')}
        </Button>
        <Button variant="primary" onClick={stop}>
          <Square aria-hidden fill="currentColor" strokeWidth={0} className="size-3!" />
          {t('stop')}
        </Button>
      </div>
    </div>
  );
}

function useRecording({ stream }: Microphone, onDone: RecorderProps['onDone']): () => void {
  const recorder = useRef<MediaRecorder | undefined>(undefined);
  const done = useRef(onDone);
  done.current = onDone;
  useEffect(() => {
    const type = types.find((candidate) => MediaRecorder.isTypeSupported(candidate));
    const recording = new MediaRecorder(stream, type ? { mimeType: type } : undefined);
    const pieces: Blob[] = [];
    const begin = performance.now();
    let isWanted = true;
    recording.addEventListener('dataavailable', ({ data }) => pieces.push(data));
    recording.addEventListener('stop', () => {
      if (isWanted) done.current(fileOf(pieces, recording.mimeType), (performance.now() - begin) / 1000);
    });
    // pieces every second: a crash of the encoder loses one, not all
    recording.start(1000);
    recorder.current = recording;
    return () => {
      isWanted = false;
      if (recording.state !== 'inactive') recording.stop();
    };
  }, [stream]);
  return () => {
    if (recorder.current?.state === 'recording') recorder.current.stop();
  };
}

function fileOf(pieces: Blob[], type: string): File {
  const ending = type.includes('mp4') ? 'm4a' : type.includes('ogg') ? 'ogg' : 'webm';
  return new File(pieces, `${message('recording')}.${ending}`, { type: type.split(';')[0] });
}

/** Seconds since it began, and whether nothing has been heard for a while. */
function useCourse({ level }: Microphone): { seconds: number; isQuiet: boolean } {
  const [course, setCourse] = useState({ seconds: 0, isQuiet: false });
  useEffect(() => {
    const begin = performance.now();
    let heardAt = begin;
    const timer = setInterval(() => {
      const now = performance.now();
      if (level() > quietLevel) heardAt = now;
      const isQuiet = now - heardAt > quietSeconds * 1000;
      setCourse({ seconds: Math.floor((now - begin) / 1000), isQuiet });
    }, 250);
    return () => clearInterval(timer);
  }, [level]);
  return course;
}
