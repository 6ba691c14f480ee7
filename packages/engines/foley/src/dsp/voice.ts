import { add, drift, times } from './curves.ts';
import { type Curve, filter } from './filter.ts';
import { noise } from './noise.ts';
import type { Random } from './random.ts';
import { tone } from './tones.ts';

/** A resonance of a throat or of a box. */
export interface Formant {
  hz: Curve;
  q: number;
  gain: number;
}

export interface VoiceOptions {
  /** Of the cords, or of whatever buzzes. */
  hz: Float32Array;
  formants: readonly Formant[];
  /** 0 to 1: air that goes past. */
  breath: number;
  /** 0 to 1: how unevenly the cords beat. */
  rough?: number;
}

/** What a throat gives: a buzz and breath through resonances (source and filter, Fant 1960). */
export function voice(random: Random, { hz, formants, breath, rough = 0.02 }: VoiceOptions): Float32Array {
  const { length } = hz;
  const shaken = times(drift(random, length, 35 + 60 * rough, 1 - rough, 1 + rough), hz);
  const source = filter(tone(length, shaken, 'saw'), 'low', 2500);
  if (rough > 0.1) times(source, drift(random, length, 70, 1 - Math.min(1, 2 * rough), 1));
  times(source, 1 - breath);
  add(source, noise(random, length, 'white'), 0.7 * breath);
  const sound = new Float32Array(length);
  for (const { hz: place, q, gain } of formants) add(sound, filter(source.slice(), 'band', place, q), gain);
  return sound;
}
