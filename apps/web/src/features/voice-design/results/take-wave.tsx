import { useEffect, useRef, useState } from 'react';
import { useMessages } from '#web/features/voice-design/messages.ts';
import { playTake } from '#web/features/voice-design/results/play-take.ts';
import type { Round, Take } from '#web/features/voice-design/rounds.ts';
import { listenToPosition, usePlayer } from '#web/player/index.ts';
import { formatClock } from '#web/shared/format/times.ts';
import { Waveform, type WaveformHandle } from '#web/ui/waveform.tsx';

const STEP_SECONDS = 0.1;

/** The sound as a picture; a press plays from there. All voices of a round show the same playhead. */
export function TakeWave({ round, take, name }: { round: Round; take: Take; name: string }) {
  const t = useMessages();
  const wave = useRef<WaveformHandle>(null);
  const [seconds, setSeconds] = useState(0);
  const length = take.seconds ?? 0;
  const isHeard = usePlayer(({ item }) => round.takes.some(({ id }) => id === item?.id));
  useEffect(() => {
    if (!isHeard || length === 0) return;
    return listenToPosition((at) => {
      wave.current?.setProgress(Math.min(1, at / length));
      // the slider moves in tenths of a second: React is not asked for every frame
      setSeconds(Math.min(length, Math.round(at / STEP_SECONDS) * STEP_SECONDS));
    });
  }, [isHeard, length]);
  useEffect(() => {
    if (isHeard) return;
    wave.current?.setProgress(0);
    setSeconds(0);
  }, [isHeard]);
  return (
    <div className="relative rounded-md has-focus-visible:outline-2 has-focus-visible:outline-focus has-focus-visible:outline-offset-2">
      <Waveform ref={wave} peaks={take.peaks ?? []} className="h-10" />
      <input
        type="range"
        aria-label={t('position', { name })}
        aria-valuetext={t('positionOf', { position: formatClock(seconds), duration: formatClock(length) })}
        min={0}
        max={length}
        step={STEP_SECONDS}
        value={seconds}
        onChange={(event) => playTake(round, take, { name, startAt: Number(event.target.value) })}
        className="absolute inset-0 size-full cursor-pointer opacity-0"
      />
    </div>
  );
}
