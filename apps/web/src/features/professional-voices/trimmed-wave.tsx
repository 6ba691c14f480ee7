import { useEffect, useMemo, useState } from 'react';
import { useMessages } from '#web/features/professional-voices/messages.ts';
import { formatClock } from '#web/shared/format/times.ts';
import { Slider } from '#web/ui/slider.tsx';
import { Waveform } from '#web/ui/waveform.tsx';

type TrimmedWaveProps = {
  peaks: readonly number[];
  seconds: number;
  /** Seconds. */
  trim: readonly [number, number];
  isLocked: boolean;
  onTrim: (start: number, end: number) => void;
};

/** What is left of a recording at least, seconds. */
const LEAST = 1;
const STEP = 0.5;

/** The recording as it sounds, what is cut off veiled, over the two ends. */
export function TrimmedWave({ peaks, seconds, trim, isLocked, onTrim }: TrimmedWaveProps) {
  const t = useMessages();
  const [[start, end], setEnds] = useState(trim);
  const [savedStart, savedEnd] = trim;
  useEffect(() => setEnds([savedStart, savedEnd]), [savedStart, savedEnd]);
  const share = (at: number): string => `${seconds > 0 ? (100 * at) / seconds : 0}%`;
  const canTrim = !isLocked && seconds >= 2 * LEAST;
  const drawn = useMemo(() => toFullHeight(peaks), [peaks]);
  return (
    <div className="flex flex-col gap-2">
      <div dir="ltr" className="relative">
        <Waveform peaks={drawn} className="h-12" />
        <div
          aria-hidden
          className="absolute inset-y-0 left-0 bg-surface/80"
          style={{ width: share(start) }}
        />
        <div
          aria-hidden
          className="absolute inset-y-0 right-0 bg-surface/80"
          style={{ width: share(Math.max(0, seconds - end)) }}
        />
      </div>
      {canTrim && (
        <div className="grid grid-cols-2 gap-x-6 gap-y-2 max-sm:grid-cols-1">
          <Slider
            label={t('trimStart')}
            value={start}
            min={0}
            max={seconds}
            step={STEP}
            formatValue={formatClock}
            onChange={(value) => setEnds([Math.min(value, end - LEAST), end])}
            onCommit={(value) => onTrim(Math.max(0, Math.min(value, end - LEAST)), end)}
          />
          <Slider
            label={t('trimEnd')}
            value={end}
            min={0}
            max={seconds}
            step={STEP}
            formatValue={formatClock}
            onChange={(value) => setEnds([start, Math.max(value, start + LEAST)])}
            onCommit={(value) => onTrim(start, Math.min(seconds, Math.max(value, start + LEAST)))}
          />
        </div>
      )}
    </div>
  );
}

/** Soft recordings are seen as well. */
function toFullHeight(peaks: readonly number[]): number[] {
  const loudest = Math.max(0.05, ...peaks);
  return peaks.map((peak) => peak / loudest);
}
