import { useEffect, useRef } from 'react';
import { seek } from '#web/player/playback/audio-element.ts';
import { listenToPosition } from '#web/player/state/position.ts';
import { formatClock } from '#web/shared/format/times.ts';
import { SLIDER_STEP } from '#web/shared/playback-constants.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Waveform, type WaveformHandle } from '#web/ui/waveform.tsx';

type SeekableWaveProps = {
  peaks: ArrayLike<number>;
  /** How long the sound is; 0 while that is not known. */
  seconds: number;
  /** True while the player holds it: its playhead is followed, and the wave is its slider. */
  isLoaded: boolean;
  /** Of the slider. */
  label: string;
  /** Of the wave itself, its height for one. */
  waveClass?: string;
  className?: string;
};

/** A sound of a page as a picture, which becomes the slider of the player while the sound is in it. */
export function SeekableWave(props: SeekableWaveProps) {
  const { peaks, seconds, isLoaded, label, waveClass, className } = props;
  const wave = useRef<WaveformHandle>(null);
  const slider = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (!isLoaded || seconds === 0) return wave.current?.setProgress(0);
    return listenToPosition((position) => {
      wave.current?.setProgress(Math.min(1, position / seconds));
      if (!slider.current) return;
      slider.current.value = String(position);
      slider.current.setAttribute('aria-valuetext', formatClock(position));
    });
  }, [isLoaded, seconds]);
  return (
    <div
      className={classNames(
        'relative rounded-lg has-focus-visible:outline-2 has-focus-visible:outline-focus has-focus-visible:outline-offset-4',
        className,
      )}
    >
      <Waveform ref={wave} peaks={peaks} className={waveClass} />
      {isLoaded && (
        <input
          ref={slider}
          type="range"
          aria-label={label}
          min={0}
          max={seconds}
          step={SLIDER_STEP}
          defaultValue={0}
          onChange={(event) => seek(Number(event.target.value))}
          className="absolute inset-0 size-full cursor-pointer opacity-0"
        />
      )}
    </div>
  );
}
