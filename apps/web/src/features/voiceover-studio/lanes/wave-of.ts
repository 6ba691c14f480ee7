import type { VoiceoverFile } from '@mynah/contract/studio/voiceover';
import type { Clip } from '#web/features/voiceover-studio/timeline/timeline.ts';

type Sound = Pick<VoiceoverFile, 'peaks' | 'duration_ms'>;
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
