import { frameSamples, lowestPitchHz } from '../rates.ts';
import { lowBand, lowBandRateHz } from './low-band.ts';
import { type PitchCandidate, pitchCandidates } from './pitch-candidates.ts';

/** What the path through the candidates costs. Tuned by ear and by octave faults on our own voices. */
const costs = { switching: 0.18, perOctave: 1.6, mostJump: 1.2, longLag: 0.22, unvoiced: 0.02 };

/**
 * The fundamental in Hz of every frame of 5 ms (frame n is around sample 120 n); 0 where there is no voice. The whole
 * path is chosen at once (Viterbi), so a doubtful frame goes with its neighbors. `loudest` is the power of loud
 * frames of the recording; absent, it is taken from these samples.
 */
export function trackPitch(samples: Float32Array, loudest = loudPower(samples)): Float32Array {
  const frames = Math.floor(samples.length / frameSamples) + 1;
  const candidates = pitchCandidates(lowBand(samples), frames, loudest * 2e-4);
  return choosePath(candidates);
}

/** Mean square of the loud tenth of the frames. */
export function loudPower(samples: Float32Array): number {
  const powers: number[] = [];
  for (let start = 0; start + frameSamples <= samples.length; start += frameSamples) {
    let sum = 0;
    for (let index = start; index < start + frameSamples; index++) sum += samples[index]! ** 2;
    powers.push(sum / frameSamples);
  }
  powers.sort((one, other) => one - other);
  return powers[Math.floor(powers.length * 0.9)] ?? 0;
}

interface Step {
  /** Cost up to here for each state: unvoiced first, then the candidates. */
  totals: number[];
  /** Which state of the frame before each came from. */
  from: number[];
}

function choosePath(candidates: PitchCandidate[][]): Float32Array {
  const steps: Step[] = [];
  for (const [frame, options] of candidates.entries()) {
    steps.push(stepTo(options, steps[frame - 1], candidates[frame - 1] ?? []));
  }
  const pitch = new Float32Array(candidates.length);
  let state = smallest(steps.at(-1)?.totals ?? []);
  for (let frame = candidates.length - 1; frame >= 0; frame--) {
    const chosen = state > 0 ? candidates[frame]![state - 1] : undefined;
    pitch[frame] = chosen ? lowBandRateHz / chosen.lag : 0;
    state = steps[frame]!.from[state] ?? 0;
  }
  return pitch;
}

function stepTo(options: PitchCandidate[], previous: Step | undefined, before: PitchCandidate[]): Step {
  const best = options[0]?.similarity ?? 0;
  const own = [costs.unvoiced + best, ...options.map(voicedCost)];
  if (!previous) return { totals: own, from: own.map(() => 0) };
  const totals: number[] = [];
  const from: number[] = [];
  for (const [state, cost] of own.entries()) {
    const ways = previous.totals.map(
      (total, earlier) => total + moving(before[earlier - 1], options[state - 1]),
    );
    const way = smallest(ways);
    from.push(way);
    totals.push(ways[way]! + cost);
  }
  return { totals, from };
}

/** A period twice as long repeats as well: the shorter is meant. */
function voicedCost({ lag, similarity }: PitchCandidate): number {
  return 1 - similarity * (1 - (costs.longLag * lag * lowestPitchHz) / lowBandRateHz);
}

function moving(before: PitchCandidate | undefined, after: PitchCandidate | undefined): number {
  if (!before && !after) return 0;
  if (!before || !after) return costs.switching;
  return Math.min(costs.mostJump, costs.perOctave * Math.abs(Math.log2(before.lag / after.lag)));
}

function smallest(values: readonly number[]): number {
  let best = 0;
  for (let index = 1; index < values.length; index++) if (values[index]! < values[best]!) best = index;
  return best;
}
