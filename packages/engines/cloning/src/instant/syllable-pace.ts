import { sampleRateHz } from '../limits.ts';

const frame = sampleRateHz / 100;
/** Frames over which loudness is averaged: shorter than a syllable, longer than a period. */
const reach = 4;
/** So far must loudness fall between two syllables. */
const valleyDb = 3;
const quietestDb = 25;

/** Swells of loudness a second of speech: about its syllables. Compares prosody, nothing more. */
export function syllablePace(speech: Float32Array): number {
  const levels = smoothLevels(speech);
  const least = Math.max(...levels) - quietestDb;
  let swells = 0;
  let valley = Number.POSITIVE_INFINITY;
  let peak = Number.NEGATIVE_INFINITY;
  for (const level of levels) {
    if (level > peak) peak = level;
    if (peak - level > valleyDb && peak - valley > valleyDb && peak > least) {
      swells++;
      valley = level;
      peak = level;
    } else if (level < valley) {
      valley = level;
      peak = level;
    }
  }
  const seconds = levels.filter((level) => level > least).length / 100;
  return seconds > 0 ? swells / seconds : 0;
}

function smoothLevels(speech: Float32Array): number[] {
  const powers: number[] = [];
  for (let start = 0; start + frame <= speech.length; start += frame) {
    let sum = 0;
    for (let index = start; index < start + frame; index++) sum += speech[index]! ** 2;
    powers.push(sum / frame);
  }
  return powers.map((_, at) => {
    const near = powers.slice(Math.max(0, at - reach), at + reach + 1);
    return 10 * Math.log10(near.reduce((sum, power) => sum + power, 0) / near.length + 1e-10);
  });
}
