import { frameSamples, highestPitchHz, lowestPitchHz } from '../rates.ts';
import { lowBandRateHz, lowBandStep } from './low-band.ts';

/** A period that a frame may have, in samples of the low band, and how well the sound repeats after it (0 to 1). */
export interface PitchCandidate {
  lag: number;
  similarity: number;
}

const windowSamples = 150;
const shortest = Math.floor(lowBandRateHz / highestPitchHz);
const longest = Math.ceil(lowBandRateHz / lowestPitchHz);
const mostCandidates = 6;
const leastSimilarity = 0.3;

/**
 * The likely periods of every frame, by normalized cross-correlation of two windows on either side of its center
 * (Talkin, A robust algorithm for pitch tracking, 1995). `floor` is a power beside which a frame is silent.
 */
export function pitchCandidates(band: Float64Array, frames: number, floor: number): PitchCandidate[][] {
  const similarity = new Float64Array(longest + 2);
  return Array.from({ length: frames }, (_, frame) => {
    const center = Math.round((frame * frameSamples) / lowBandStep);
    for (let lag = shortest - 1; lag <= longest + 1; lag++) {
      similarity[lag] = similarityAt(band, center, lag, floor);
    }
    return peaksOf(similarity);
  });
}

function similarityAt(band: Float64Array, center: number, lag: number, floor: number): number {
  const start = center - ((windowSamples + lag) >> 1);
  if (start < 0 || start + lag + windowSamples > band.length) return 0;
  let both = 0;
  let first = 0;
  let second = 0;
  for (let index = start; index < start + windowSamples; index++) {
    const here = band[index]!;
    const there = band[index + lag]!;
    both += here * there;
    first += here * here;
    second += there * there;
  }
  return both / Math.sqrt((first + floor * windowSamples) * (second + floor * windowSamples) + 1e-18);
}

function peaksOf(similarity: Float64Array): PitchCandidate[] {
  const peaks: PitchCandidate[] = [];
  for (let lag = shortest; lag <= longest; lag++) {
    const [before, here, after] = [similarity[lag - 1]!, similarity[lag]!, similarity[lag + 1]!];
    if (here < leastSimilarity || here < before || here <= after) continue;
    const bend = before - 2 * here + after;
    const shift = bend < 0 ? (before - after) / (2 * bend) : 0;
    peaks.push({ lag: lag + shift, similarity: Math.min(1, here - ((before - after) * shift) / 4) });
  }
  return peaks.sort((one, other) => other.similarity - one.similarity).slice(0, mostCandidates);
}
