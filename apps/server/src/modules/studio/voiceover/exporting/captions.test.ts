import { readSubtitles } from '@mynah/text/subtitles';
import { expect, test } from 'vitest';
import type { Clip, Timeline } from '../timeline.ts';
import { captionsOf } from './captions.ts';

const clip = (
  clipId: string,
  trackId: string,
  startMs: number,
  durationMs: number,
  text: string | null,
): Clip => ({
  ...{ clipId, trackId, fileId: null, startMs, sourceStartMs: 0, durationMs, speed: 1 },
  ...{ gainDb: 0, fadeInMs: 0, fadeOutMs: 0, text, voiceId: null },
});
const track = (trackId: string, kind: 'speech' | 'music') => ({
  ...{ trackId, kind, name: trackId, gainDb: 0, isMuted: false, isDucked: false },
});

test('each line of speech has a caption of its own at its time; music has none', () => {
  const timeline: Timeline = {
    tracks: [track('speech', 'speech'), track('music', 'music')],
    clips: [
      clip('two', 'speech', 5000, 2000, 'And good-bye.'),
      clip('one', 'speech', 1000, 3000, 'Good morning, everybody.'),
      clip('three', 'music', 0, 9000, 'a sad waltz'),
      clip('four', 'speech', 8000, 1000, null),
    ],
  };
  for (const format of ['srt', 'vtt'] as const) {
    const cues = readSubtitles(captionsOf(timeline, format));
    expect(cues.map(({ startMs, text }) => [startMs, text])).toEqual([
      [1000, 'Good morning, everybody.'],
      [5000, 'And good-bye.'],
    ]);
    expect(cues[0]?.endMs).toBeLessThanOrEqual(4000);
    expect(cues[1]?.endMs).toBeLessThanOrEqual(7000);
  }
});
