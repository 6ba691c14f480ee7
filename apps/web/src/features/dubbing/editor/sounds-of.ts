import type { DubDocument } from '#web/features/dubbing/document/dub-document.ts';
import type { KnownDub } from '#web/features/dubbing/document/line-facts.ts';
import type { Clip, Timeline, Track } from '#web/shared/timeline/clips.ts';
import type { TransportFiles } from '#web/shared/timeline/playback/transport.ts';

export const SOURCE = 'source';
export const BACKGROUND = 'background';

/** Film and background are played by elements of their own. */
export const filesOfDub: TransportFiles = new Map([
  [SOURCE, { kind: 'film' }],
  [BACKGROUND, { kind: 'bed' }],
]);

interface Heard {
  facts: KnownDub['facts'];
  hears: 'dub' | 'original';
  lengthMs: number;
}

const track = (track_id: string, is_muted: boolean): Track => ({
  track_id,
  kind: 'other',
  gain_db: 0,
  is_muted,
  is_ducked: false,
});

const clip = (
  track_id: string,
  more: Pick<Clip, 'clip_id' | 'file_id' | 'start_ms' | 'duration_ms'>,
): Clip => ({
  track_id,
  source_start_ms: 0,
  speed: 1,
  gain_db: 0,
  fade_in_ms: 0,
  fade_out_ms: 0,
  ...more,
});

/** What is played: the source as it is, or its picture with the background and each line in the other language. */
export function soundsOf({ lines }: DubDocument, { facts, hears, lengthMs }: Heard): Timeline {
  const isOriginal = hears === 'original';
  const whole = (id: string) => clip(id, { clip_id: id, file_id: id, start_ms: 0, duration_ms: lengthMs });
  const spoken = lines.flatMap(({ id }) => {
    const sound = facts.get(id)?.sound;
    if (!sound) return [];
    const { takeId, startMs, durationMs } = sound;
    return clip('lines', {
      clip_id: `${id}/${takeId}`,
      file_id: takeId,
      start_ms: startMs,
      duration_ms: durationMs,
    });
  });
  return {
    tracks: [track(SOURCE, !isOriginal), track(BACKGROUND, isOriginal), track('lines', isOriginal)],
    clips: [whole(SOURCE), whole(BACKGROUND), ...spoken],
  };
}
