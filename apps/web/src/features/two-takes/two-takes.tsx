import { Pause, Play } from 'lucide-react';
import { useCallback, useMemo, useRef, useState } from 'react';
import { useMessages } from '#web/features/two-takes/messages.ts';
import { type Side, useTwoTakes } from '#web/features/two-takes/use-two-takes.ts';
import { formatClock } from '#web/shared/format/times.ts';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Waveform, type WaveformHandle } from '#web/ui/waveform.tsx';

type TwoTakesProps = {
  /** How long both are. */
  length: number;
  addresses: Partial<Record<Side, string>>;
  /** Base64, one byte a stretch. */
  peaks: Partial<Record<Side, string | null>>;
  /** What each is called, where 'before' and 'after' say too little. */
  names?: Record<Side, string>;
};

const SIDES = ['before', 'after'] as const;
const STEP_SECONDS = 0.1;

/** Both waveforms over one slider; a press changes over to the other sound at the same place. */
export function TwoTakes({ length, addresses, peaks: { before, after }, names }: TwoTakesProps) {
  const t = useMessages();
  const nameOf = (side: Side): string => names?.[side] ?? t(side);
  const [seconds, setSeconds] = useState(0);
  const waves = useRef<Partial<Record<Side, WaveformHandle | null>>>({});
  const onTime = useCallback(
    (at: number) => {
      for (const side of SIDES) waves.current[side]?.setProgress(length > 0 ? at / length : 0);
      // the slider moves in tenths of a second: React is not asked for every frame
      setSeconds(Math.round(at / STEP_SECONDS) * STEP_SECONDS);
    },
    [length],
  );
  const takes = useTwoTakes(addresses, onTime);
  const peaks = useMemo(
    () => toOneScale({ before: readPeaks(before), after: readPeaks(after) }),
    [before, after],
  );
  const setWave = (side: Side) => (wave: WaveformHandle | null) => {
    waves.current[side] = wave;
  };
  return (
    <div className="flex flex-col gap-4">
      <div className="relative flex flex-col gap-3 rounded-lg has-focus-visible:outline-2 has-focus-visible:outline-focus has-focus-visible:outline-offset-4">
        {SIDES.map((side) => (
          <div key={side}>
            <p aria-hidden className="mb-1 text-12 text-ink-2">
              {nameOf(side)}
            </p>
            <Waveform
              ref={setWave(side)}
              peaks={peaks[side]}
              className={classNames(
                'h-14 transition-opacity max-sm:h-11',
                takes.side !== side && 'opacity-55',
              )}
            />
          </div>
        ))}
        <input
          type="range"
          aria-label={t('position')}
          aria-valuetext={t('positionOf', { position: formatClock(seconds), duration: formatClock(length) })}
          min={0}
          max={length}
          step={STEP_SECONDS}
          value={Math.min(seconds, length)}
          onChange={(event) => takes.seek(Number(event.target.value))}
          onKeyDown={(event) => {
            if (event.key !== ' ') return;
            event.preventDefault();
            takes.toggle();
          }}
          className="absolute inset-0 size-full cursor-pointer opacity-0"
        />
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <IconButton label={takes.isPlaying ? t('pause') : t('play')} onClick={takes.toggle}>
          {takes.isPlaying ? <Pause aria-hidden /> : <Play aria-hidden />}
        </IconButton>
        <fieldset className="flex min-w-0 flex-wrap gap-1">
          <legend className="sr-only">{t('listenTo')}</legend>
          {SIDES.map((side) => (
            <Button
              key={side}
              size="sm"
              variant={takes.side === side ? 'primary' : 'ghost'}
              aria-pressed={takes.side === side}
              disabled={side === 'before' && !addresses.before}
              onClick={() => takes.choose(side)}
            >
              {nameOf(side)}
            </Button>
          ))}
        </fieldset>
        <span className="figures ms-auto text-12 text-ink-2">
          {formatClock(seconds)} / {formatClock(length)}
        </span>
      </div>
    </div>
  );
}

/** The loudest of both fills the height: what was taken out is seen. */
function toOneScale({ before, after }: Record<Side, number[]>): Record<Side, number[]> {
  const loudest = Math.max(0.1, ...before, ...after);
  const scale = (peaks: number[]) => peaks.map((peak) => peak / loudest);
  return { before: scale(before), after: scale(after) };
}

const readPeaks = (base64: string | null | undefined): number[] =>
  base64 ? Array.from(atob(base64), (character) => character.charCodeAt(0) / 255) : [];
