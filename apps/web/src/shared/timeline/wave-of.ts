import type { Clip } from '#web/shared/timeline/clips.ts';

/** Peaks go from 0 to 255, the loudest of each of as many stretches of equal length. */
interface Sound {
  peaks: readonly number[];
  duration_ms: number;
}
type Stretch = Pick<Clip, 'source_start_ms' | 'duration_ms' | 'speed'>;

/** The outline of the part of a file that a clip plays, in a box of 100 by 2. */
export function waveOf({ peaks, duration_ms }: Sound, clip: Stretch): string {
  const perMs = peaks.length / Math.max(1, duration_ms);
  const first = Math.floor(clip.source_start_ms * perMs);
  const last = Math.ceil((clip.source_start_ms + clip.duration_ms * clip.speed) * perMs);
  const part = peaks.slice(first, Math.max(first + 1, last));
  const step = 100 / part.length;
  const over = part.map((peak, at) => `${(at * step).toFixed(2)} ${(1 - peak / 255).toFixed(3)}`);
  const under = part
    .map((peak, at) => `${(at * step).toFixed(2)} ${(1 + peak / 255).toFixed(3)}`)
    .toReversed();
  return `M${[...over, ...under].join('L')}Z`;
}
