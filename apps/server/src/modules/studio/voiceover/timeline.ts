import type { voiceoverRoutes } from '@mynah/contract/studio/voiceover';
import { Failure } from '../../../platform/errors/index.ts';
import type { Call } from '../../../platform/http/index.ts';
import { newId } from '../../../platform/ids/new-id.ts';

type SaveBody = Call<typeof voiceoverRoutes.save>['body'];

export type Track = SaveBody['tracks'][number];
export type Clip = SaveBody['clips'][number];

export interface Timeline {
  tracks: Track[];
  clips: Clip[];
}

/** What a new voiceover begins with. */
export function emptyTimeline(): Timeline {
  const track = (kind: Track['kind'], name: string, isDucked = false): Track => ({
    trackId: newId(),
    kind,
    name,
    gainDb: 0,
    isMuted: false,
    isDucked,
  });
  return {
    tracks: [
      track('film', 'Film', true),
      track('speech', 'Speech'),
      track('effects', 'Effects'),
      track('music', 'Music', true),
    ],
    clips: [],
  };
}

interface KnownFiles {
  /** By id: how long each is, ms. */
  durationsMs: ReadonlyMap<string, number>;
}

/** Rounding of browsers. */
const toleranceMs = 2;

/**
 * Every clip stands on a track of this timeline, plays a file of this voiceover and no more of it than there is.
 * @throws Failure `unprocessable` with the place
 */
export function checkTimeline({ tracks, clips }: Timeline, { durationsMs }: KnownFiles): void {
  requireUnique(
    tracks.map(({ trackId }) => trackId),
    'tracks',
  );
  requireUnique(
    clips.map(({ clipId }) => clipId),
    'clips',
  );
  const known = new Set(tracks.map(({ trackId }) => trackId));
  for (const [index, clip] of clips.entries()) {
    if (!known.has(clip.trackId)) throw misplaced(index, 'track_id', 'The timeline has no such track.');
    if (clip.fileId === null) continue;
    const lengthMs = durationsMs.get(clip.fileId);
    if (lengthMs === undefined) throw misplaced(index, 'file_id', 'The voiceover has no such file.');
    if (clip.sourceStartMs + clip.durationMs * clip.speed > lengthMs + toleranceMs)
      throw misplaced(index, 'duration_ms', 'The clip is longer than its file.');
  }
}

const misplaced = (index: number, field: string, message: string): Failure =>
  new Failure('unprocessable', message, { loc: ['body', 'clips', index, field] });

function requireUnique(ids: readonly string[], field: string): void {
  if (new Set(ids).size === ids.length) return;
  throw new Failure('unprocessable', 'Two of them have the same id.', { loc: ['body', field] });
}
