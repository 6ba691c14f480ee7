import { Slider as Base } from '@base-ui/react/slider';
import { useEffect, useState } from 'react';
import type { Stretch } from '#web/features/voice-lab/clone/cut-sound.ts';
import { useMessages } from '#web/features/voice-lab/messages.ts';
import { formatClock } from '#web/shared/format/times.ts';
import { computePeaks, decodeAudio } from '#web/shared/sound/peaks.ts';
import { Button } from '#web/ui/button.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Waveform } from '#web/ui/waveform.tsx';

const BUCKETS = 400;
const STEP_SECONDS = 0.1;
/** Shorter is no sample. */
const LEAST_SECONDS = 1;

type TrimFieldProps = {
  file: File;
  stretch: Stretch | null;
  /** Null takes the whole again. */
  onTrim: (stretch: Stretch | null) => void;
};

/** A recording as a waveform with a thumb at either end. */
export function TrimField({ file, stretch, onTrim }: TrimFieldProps) {
  const t = useMessages();
  const picture = usePicture(file);
  const [chosen, setChosen] = useState(stretch);
  if (picture === null) return <p className="text-12 text-ink-3">{t('trimFailed')}</p>;
  if (!picture) return <Skeleton className="h-30" />;
  const { peaks, seconds } = picture;
  const { start, end } = chosen ?? { start: 0, end: seconds };
  const isWhole = start < STEP_SECONDS && end > seconds - STEP_SECONDS;
  return (
    <div className="flex flex-col gap-2 rounded-lg bg-sunken p-3">
      <div className="relative">
        <Waveform peaks={peaks} className="h-14" />
        <Shade from={0} to={start / seconds} />
        <Shade from={end / seconds} to={1} />
      </div>
      <Base.Root
        aria-label={t('trim')}
        value={[start, end]}
        onValueChange={(next) => {
          const [from = 0, to = seconds] = [next].flat();
          if (to - from >= Math.min(LEAST_SECONDS, seconds)) setChosen({ start: from, end: to });
        }}
        min={0}
        max={seconds}
        step={STEP_SECONDS}
        largeStep={1}
      >
        <Base.Control className="flex h-5 w-full touch-none select-none items-center">
          <Base.Track className="h-1 w-full rounded-full bg-line">
            <Base.Indicator className="rounded-full bg-ink" />
            {(['trimStart', 'trimEnd'] as const).map((name, index) => (
              <Base.Thumb
                key={name}
                index={index}
                aria-label={t(name)}
                getAriaValueText={(_text, at) => formatClock(at)}
                className="size-4 rounded-full border border-line-strong bg-white shadow-card has-focus-visible:outline-2 has-focus-visible:outline-focus has-focus-visible:outline-offset-2"
              />
            ))}
          </Base.Track>
        </Base.Control>
      </Base.Root>
      <div className="flex flex-wrap items-center gap-2">
        <p className="figures flex-1 text-12 text-ink-2">
          {formatClock(start)} – {formatClock(end)} / {formatClock(seconds)}
        </p>
        {stretch && (
          <Button
            size="sm"
            variant="ghost"
            onClick={() => {
              setChosen(null);
              onTrim(null);
            }}
          >
            {t('trimWhole')}
          </Button>
        )}
        <Button size="sm" disabled={isWhole} onClick={() => onTrim({ start, end })}>
          {t('trimKeep')}
        </Button>
      </div>
    </div>
  );
}

/** What is left out. */
const Shade = ({ from, to }: { from: number; to: number }) => (
  <span
    aria-hidden
    className="absolute inset-y-0 bg-sunken/80"
    style={{ left: `${100 * from}%`, width: `${100 * Math.max(0, to - from)}%` }}
  />
);

/** Peaks and length; undefined while the browser reads it, null where it cannot. */
function usePicture(file: File) {
  const [picture, setPicture] = useState<{ peaks: Float32Array; seconds: number } | null>();
  useEffect(() => {
    let isWanted = true;
    const show = (read: typeof picture) => isWanted && setPicture(read);
    readPicture(file).then(show, () => show(null));
    return () => {
      isWanted = false;
    };
  }, [file]);
  return picture;
}

async function readPicture(file: File) {
  const samples = (await decodeAudio(await file.arrayBuffer())).getChannelData(0);
  const peaks = computePeaks(samples, BUCKETS);
  const loudest = peaks.reduce((most, peak) => Math.max(most, peak), 0.05);
  return { peaks: peaks.map((peak) => peak / loudest), seconds: samples.length / 44_100 };
}
