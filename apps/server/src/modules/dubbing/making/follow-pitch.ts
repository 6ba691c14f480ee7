/** So far a line follows its original: a voice that is moved further sounds like another. */
const mostSemitones = 1.5;
/** Less than this nobody hears. */
const leastRatio = 0.015;

export interface PitchWish {
  /** How high the original of the line is, Hz; null: not known. */
  lineHz: number | null;
  /** How high its speaker usually is. */
  usualHz: number | null;
  /** The voice is the speaker's own: it is to be as high as they are, not only as much higher or lower as they become. */
  isOwn: boolean;
}

/** By how much a take is to be raised so that it is as high as its original; 1: not at all. */
export function pitchRatio({ lineHz, usualHz, isOwn }: PitchWish, takeHz: number | null): number {
  const from = isOwn ? takeHz : usualHz;
  if (lineHz === null || from === null || lineHz <= 0 || from <= 0) return 1;
  const most = 2 ** (mostSemitones / 12);
  const ratio = Math.max(1 / most, Math.min(most, lineHz / from));
  return Math.abs(ratio - 1) < leastRatio ? 1 : ratio;
}

/** Of the lines of a speaker. */
export function usualPitch(pitches: readonly (number | null)[]): number | null {
  const known = pitches.flatMap((pitch) => pitch ?? []).toSorted((one, other) => one - other);
  return known[known.length >> 1] ?? null;
}
