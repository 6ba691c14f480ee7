/** A stretch of time that something takes. */
export interface Span {
  start_ms: number;
  duration_ms: number;
}

/** As far as drawing and playing ask; voiceovers and dubs know more of theirs. Named as voiceovers are kept. */
export interface Clip extends Span {
  clip_id: string;
  track_id: string;
  /** Null: nothing is heard yet. */
  file_id: string | null;
  source_start_ms: number;
  speed: number;
  gain_db: number;
  fade_in_ms: number;
  fade_out_ms: number;
}

export interface Track {
  track_id: string;
  kind: string;
  gain_db: number;
  is_muted: boolean;
  /** It is lowered while a track of the kind `speech` speaks. */
  is_ducked: boolean;
}

export interface Timeline {
  readonly tracks: readonly Track[];
  readonly clips: readonly Clip[];
}

export const endOfClip = ({ start_ms, duration_ms }: Span): number => start_ms + duration_ms;

export const lengthOf = ({ clips }: { readonly clips: readonly Span[] }): number =>
  clips.reduce((latest, clip) => Math.max(latest, endOfClip(clip)), 0);

export const within = (value: number, least: number, most: number): number =>
  Math.max(least, Math.min(most, value));

/** What can be seen between two moments: of thousands a few. */
export const clipsBetween = <Some extends Span>(
  clips: readonly Some[],
  { fromMs, toMs }: { fromMs: number; toMs: number },
): Some[] => clips.filter((clip) => clip.start_ms <= toMs && endOfClip(clip) >= fromMs);

/** Where something that is moved comes to lie: with its beginning or its end at an edge, if one is that near. */
export function snapTo(
  edges: readonly number[],
  { startMs, durationMs, withinMs }: { startMs: number; durationMs: number; withinMs: number },
): number {
  let best = { startMs, distance: withinMs };
  for (const edge of edges)
    for (const candidate of [edge, edge - durationMs]) {
      const distance = Math.abs(candidate - startMs);
      if (candidate >= 0 && distance < best.distance) best = { startMs: candidate, distance };
    }
  return best.startMs;
}
