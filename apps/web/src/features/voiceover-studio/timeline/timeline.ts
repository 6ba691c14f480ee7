import type { VoiceoverClip, VoiceoverFile, VoiceoverTrack } from '@mynah/contract/studio/voiceover';
import { endOfClip, snapTo, within } from '#web/shared/timeline/clips.ts';

export type Clip = VoiceoverClip;
export type Track = VoiceoverTrack;

/** What is saved and what undo brings back: never changed, each operation returns another one. */
export interface Timeline {
  readonly tracks: readonly Track[];
  readonly clips: readonly Clip[];
}

export type Files = ReadonlyMap<string, Pick<VoiceoverFile, 'duration_ms'>>;

/** Shorter ones could not be seen or taken hold of. */
export const SHORTEST_MS = 50;
const LATEST_MS = 24 * 3_600_000;
export const SPEEDS = { least: 0.5, most: 2 } as const;

export const clipOf = ({ clips }: Timeline, id: string | undefined): Clip | undefined =>
  clips.find(({ clip_id }) => clip_id === id);

export const addClips = (timeline: Timeline, added: readonly Clip[]): Timeline => ({
  ...timeline,
  clips: [...timeline.clips, ...added],
});

export const deleteClip = (timeline: Timeline, id: string): Timeline => ({
  ...timeline,
  clips: timeline.clips.filter(({ clip_id }) => clip_id !== id),
});

export function changeClip(timeline: Timeline, id: string, change: Partial<Clip>): Timeline {
  const clips = timeline.clips.map((clip) => (clip.clip_id === id ? settled({ ...clip, ...change }) : clip));
  return { ...timeline, clips };
}

/** Fades never overlap. */
function settled(clip: Clip): Clip {
  const fadeIn = within(clip.fade_in_ms, 0, clip.duration_ms);
  return {
    ...clip,
    fade_in_ms: fadeIn,
    fade_out_ms: within(clip.fade_out_ms, 0, clip.duration_ms - fadeIn),
  };
}

export const changeTrack = (timeline: Timeline, id: string, change: Partial<Track>): Timeline => ({
  ...timeline,
  tracks: timeline.tracks.map((track) => (track.track_id === id ? { ...track, ...change } : track)),
});

export function moveClip(timeline: Timeline, id: string, startMs: number): Timeline {
  const clip = clipOf(timeline, id);
  if (!clip) return timeline;
  return changeClip(timeline, id, {
    start_ms: Math.round(within(startMs, 0, LATEST_MS - clip.duration_ms)),
  });
}

/** The beginning moves and the end stays; no further than the file begins. */
export function trimStart(timeline: Timeline, id: string, startMs: number): Timeline {
  const clip = clipOf(timeline, id);
  if (!clip) return timeline;
  const before = clip.file_id === null ? clip.start_ms : clip.source_start_ms / clip.speed;
  const least = Math.max(0, clip.start_ms - before);
  const next = within(startMs, least, endOfClip(clip) - Math.min(SHORTEST_MS, clip.duration_ms));
  const moved = next - clip.start_ms;
  return changeClip(timeline, id, {
    start_ms: next,
    duration_ms: clip.duration_ms - moved,
    source_start_ms: clip.file_id === null ? 0 : Math.max(0, clip.source_start_ms + moved * clip.speed),
  });
}

/** The end moves; no further than the file goes. */
export function trimEnd(timeline: Timeline, id: string, endMs: number, files: Files): Timeline {
  const clip = clipOf(timeline, id);
  if (!clip) return timeline;
  const wanted = endMs - clip.start_ms;
  return changeClip(timeline, id, {
    duration_ms: within(wanted, Math.min(SHORTEST_MS, clip.duration_ms), mostOf(clip, files)),
  });
}

/** How long it can be at its speed. */
function mostOf(clip: Clip, files: Files): number {
  const file = clip.file_id === null ? undefined : files.get(clip.file_id);
  if (!file) return LATEST_MS - clip.start_ms;
  return Math.max(0, (file.duration_ms - clip.source_start_ms) / clip.speed);
}

/** Two clips of one, which sound as it did; `secondId` is the later one. The same timeline where there is nothing to cut. */
export function splitClip(timeline: Timeline, id: string, atMs: number, secondId: string): Timeline {
  const clip = clipOf(timeline, id);
  if (!clip) return timeline;
  const first = atMs - clip.start_ms;
  if (first < SHORTEST_MS || clip.duration_ms - first < SHORTEST_MS) return timeline;
  const second = settled({
    ...clip,
    clip_id: secondId,
    start_ms: atMs,
    duration_ms: clip.duration_ms - first,
    source_start_ms: clip.file_id === null ? 0 : clip.source_start_ms + first * clip.speed,
    fade_in_ms: 0,
    // the words stay with the first: said once
    text: null,
  });
  return addClips(changeClip(timeline, id, { duration_ms: first, fade_out_ms: 0 }), [second]);
}

/** Another of the same, right behind it. */
export function duplicateClip(timeline: Timeline, id: string, copyId: string): Timeline {
  const clip = clipOf(timeline, id);
  if (!clip) return timeline;
  return addClips(timeline, [{ ...clip, clip_id: copyId, start_ms: endOfClip(clip) }]);
}

/** What is heard stays the same stretch of its file; it takes longer or shorter. */
export function changeSpeed(timeline: Timeline, id: string, speed: number): Timeline {
  const clip = clipOf(timeline, id);
  if (!clip || clip.file_id === null) return timeline;
  const next = within(speed, SPEEDS.least, SPEEDS.most);
  return changeClip(timeline, id, { speed: next, duration_ms: (clip.duration_ms * clip.speed) / next });
}

/** From its beginning to the next clip of its track; undefined where none follows. */
export function placeOf({ clips }: Timeline, clip: Clip): number | undefined {
  const later = clips
    .filter((other) => other.track_id === clip.track_id && other.start_ms > clip.start_ms)
    .map(({ start_ms }) => start_ms);
  return later.length === 0 ? undefined : Math.min(...later) - clip.start_ms;
}

/** As fast as it must be to end in its place, as far as speech bears. */
export function fitClip(timeline: Timeline, id: string, placeMs: number): Timeline {
  const clip = clipOf(timeline, id);
  if (!clip || placeMs <= 0) return timeline;
  return changeSpeed(timeline, id, (clip.duration_ms * clip.speed) / placeMs);
}

/** Gives a line its sound: as it was spoken, and faster where it would run into the next one. */
export function giveSpeech(
  timeline: Timeline,
  id: string,
  file: { id: string; durationMs: number },
): Timeline {
  const spoken = changeClip(timeline, id, {
    file_id: file.id,
    source_start_ms: 0,
    speed: 1,
    duration_ms: file.durationMs,
  });
  const clip = clipOf(spoken, id);
  const place = clip && placeOf(spoken, clip);
  return place !== undefined && place < file.durationMs ? fitClip(spoken, id, place) : spoken;
}

/**
 * Where a moved clip comes to lie: at an edge of another clip, or at the playhead, if its own edges are that near.
 */
export function snap(
  timeline: Timeline,
  clip: Clip,
  { startMs, withinMs, playheadMs }: { startMs: number; withinMs: number; playheadMs: number },
): number {
  const edges = [0, playheadMs];
  for (const other of timeline.clips)
    if (other.clip_id !== clip.clip_id) edges.push(other.start_ms, endOfClip(other));
  return snapTo(edges, { startMs, durationMs: clip.duration_ms, withinMs });
}
