import { type Clip, endOfClip, type Timeline, type Track } from '#web/shared/timeline/clips.ts';

export const gainOfDb = (db: number): number => 10 ** (db / 20);

/** How loud something is at a moment; in between it glides. */
export interface LevelPoint {
  atMs: number;
  gain: number;
}

/** As the export lowers a bed under speech. */
const ducking = { gain: gainOfDb(-12), aheadMs: 150, fallMs: 120, holdMs: 600, riseMs: 700 };

/** How ducked tracks are lowered while a clip of speech lasts; words close to each other hold them down. */
export function duckingOf({ tracks, clips }: Timeline): LevelPoint[] {
  const speech = new Set(
    tracks.filter(({ kind, is_muted }) => kind === 'speech' && !is_muted).map(({ track_id }) => track_id),
  );
  const spoken = clips
    .filter(({ track_id, file_id }) => file_id !== null && speech.has(track_id))
    .map((clip) => ({ fromMs: clip.start_ms - ducking.aheadMs, toMs: endOfClip(clip) + ducking.holdMs }))
    .toSorted((one, other) => one.fromMs - other.fromMs);
  const stretches: { fromMs: number; toMs: number }[] = [];
  for (const next of spoken) {
    const last = stretches.at(-1);
    if (last && next.fromMs <= last.toMs + ducking.riseMs) last.toMs = Math.max(last.toMs, next.toMs);
    else stretches.push({ ...next });
  }
  return stretches.flatMap(({ fromMs, toMs }) => [
    { atMs: fromMs, gain: 1 },
    { atMs: fromMs + ducking.fallMs, gain: ducking.gain },
    { atMs: toMs, gain: ducking.gain },
    { atMs: toMs + ducking.riseMs, gain: 1 },
  ]);
}

/** From silence and to silence, where it fades. */
export function fadesOf(clip: Clip): LevelPoint[] {
  const endMs = endOfClip(clip);
  return [
    { atMs: clip.start_ms, gain: clip.fade_in_ms > 0 ? 0 : 1 },
    { atMs: clip.start_ms + clip.fade_in_ms, gain: 1 },
    { atMs: endMs - clip.fade_out_ms, gain: 1 },
    { atMs: endMs, gain: clip.fade_out_ms > 0 ? 0 : 1 },
  ];
}

export function levelAt(points: readonly LevelPoint[], atMs: number): number {
  const next = points.findIndex((point) => point.atMs > atMs);
  const after = next === -1 ? undefined : points[next];
  const before = next === -1 ? points.at(-1) : points[next - 1];
  if (!before || !after) return (before ?? after)?.gain ?? 1;
  const share = (atMs - before.atMs) / (after.atMs - before.atMs);
  return before.gain + (after.gain - before.gain) * share;
}

/** Of a clip at a moment, without what its fades do. */
export const steadyGain = (clip: Clip, track: Track): number =>
  track.is_muted ? 0 : gainOfDb(clip.gain_db + track.gain_db);
