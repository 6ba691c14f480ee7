import type { Chord } from './chords.ts';

export interface VoicingRange {
  /** The middle of the hand; the notes lie within a seventh of it. */
  center: number;
  /** At most so many notes. */
  voices: number;
  /** The bass has the root: with four and more tones the hand leaves it out. */
  rootless: boolean;
}

/** Keys for a chord, as near as can be to those before: common tones stay, the others go by step. */
export function voiceChord(
  chord: Chord,
  before: readonly number[] | undefined,
  { center, voices, rootless }: VoicingRange,
): number[] {
  const tones = rootless && chord.tones.length > 3 ? chord.tones.slice(1) : chord.tones;
  const kept = tones.slice(0, Math.max(voices, 2));
  let best: number[] = [];
  let least = Number.POSITIVE_INFINITY;
  for (let lowest = center - 12; lowest <= center + 2; lowest++) {
    if (!kept.includes(((lowest % 12) + 12) % 12)) continue;
    const candidate = stacked(kept, lowest);
    const cost = distance(candidate, before ?? [center]) + Math.abs(mean(candidate) - center) * 0.6;
    if (cost < least) [least, best] = [cost, candidate];
  }
  return best;
}

/** The tones upward from the lowest, as close as they go; seconds at the bottom are opened. */
function stacked(tones: readonly number[], lowest: number): number[] {
  const keys = tones.map((tone) => lowest + ((((tone - lowest) % 12) + 12) % 12)).sort((a, b) => a - b);
  const [first = 0, second = 0] = keys;
  return second - first < 3 && keys.length > 3 ? [...keys.slice(0, 1), ...keys.slice(2), second + 12] : keys;
}

function distance(keys: readonly number[], before: readonly number[]): number {
  return keys.reduce((sum, key) => sum + Math.min(...before.map((other) => Math.abs(other - key))), 0);
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** The key of a pitch class that is nearest to `near`. */
export function nearestKey(pitchClass: number, near: number): number {
  const up = (((pitchClass - near) % 12) + 12) % 12;
  return up <= 6 ? near + up : near + up - 12;
}
