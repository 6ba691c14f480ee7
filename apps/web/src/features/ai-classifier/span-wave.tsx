import type { AiSpeechClassification } from '@mynah/contract/speech/ai-speech-classification';
import { useEffect, useState } from 'react';
import { useMessages } from '#web/features/ai-classifier/messages.ts';
import { readPeaks } from '#web/features/ai-classifier/read-peaks.ts';
import { formatClock } from '#web/shared/format/times.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Waveform } from '#web/ui/waveform.tsx';

type SpanWaveProps = {
  file: File;
  spans: AiSpeechClassification['spans'];
  /** Of the recording, as the server heard it. */
  seconds: number | undefined;
};

/** So near to the whole that the rest is the edge of a window. */
const NEARLY_ALL = 0.9;

/** The recording as a waveform; what was recognized stands on a colored ground, and is said in words too. */
export function SpanWave({ file, spans, seconds = 0 }: SpanWaveProps) {
  const t = useMessages();
  const [peaks, setPeaks] = useState<number[] | null>();
  useEffect(() => {
    let isCurrent = true;
    setPeaks(undefined);
    void readPeaks(file).then((read) => isCurrent && setPeaks(read));
    return () => {
      isCurrent = false;
    };
  }, [file]);
  const covered = spans.reduce((sum, { start, end }) => sum + end - start, 0);
  return (
    <figure aria-label={t('waveform')} className="flex flex-col gap-2">
      {/* without peaks the spans still have a ground to stand on */}
      <div className="relative h-16 overflow-hidden rounded-md bg-sunken">
        {spans.map(({ start, end }) => (
          <span
            key={start}
            aria-hidden
            className="absolute inset-y-0 border-accent border-x bg-accent-soft"
            style={{ left: `${(100 * start) / seconds}%`, width: `${(100 * (end - start)) / seconds}%` }}
          />
        ))}
        {peaks === undefined ? (
          <Skeleton className="absolute inset-2" />
        ) : (
          peaks && (
            <div className="absolute inset-2">
              <Waveform peaks={peaks} className="h-12 text-ink-2" />
            </div>
          )
        )}
      </div>
      {spans.length > 0 && (
        <figcaption className="figures text-12 text-ink-2">
          {covered > NEARLY_ALL * seconds
            ? t('placesAll')
            : spans
                .map(({ start, end }) => t('places', { start: formatClock(start), end: formatClock(end) }))
                .join(' · ')}
        </figcaption>
      )}
    </figure>
  );
}
