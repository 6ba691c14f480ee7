import type { ChangePlan } from '../plan-change.ts';
import { frameSamples, sampleRateHz } from '../rates.ts';
import { alignMarks } from './align-marks.ts';
import { excitation } from './excitation.ts';
import { periodAt, type VoicedRun, voicedRuns, voiceMarks } from './voice-marks.ts';

/** A piece of the source, and where it goes. Samples, from the start of the stretch. */
export interface Grain {
  /** Center in the source and in the result. */
  source: number;
  place: number;
  /** Reach of its window on either side, in the result. */
  left: number;
  right: number;
  voiced: boolean;
  gain: number;
  /** The same piece of the source was used just before. */
  repeated: boolean;
}

/** Between voices, a grain every 5 ms, in its place. */
const restStep = frameSamples;

/**
 * Cuts a stretch into grains and gives each its new place: in voiced runs one for each period of the new pitch, taken
 * from the nearest period of the source (Moulines and Charpentier, PSOLA, 1990); elsewhere all stay where they are.
 * `known` are places of voiced grains that the step before has set.
 */
export function placeGrains(
  samples: Float32Array,
  pitch: Float32Array,
  { plan, known }: { plan: ChangePlan; known: readonly number[] },
): Grain[] {
  const strikes = excitation(samples);
  const grains: Grain[] = [];
  let rest = 0;
  for (const run of voicedRuns(pitch)) {
    const period = (sample: number): number => periodAt(pitch, run, sample);
    const marks = alignMarks(samples, voiceMarks(strikes, pitch, run), { strikes, period });
    if (marks.length < 2) continue;
    const voiced = voicedGrains(marks, { pitch, run, plan, known });
    const first = voiced[0]!.place;
    for (; rest <= first - restStep / 2; rest += restStep) grains.push(restingGrain(rest));
    grains.push(...voiced);
    while (rest <= voiced.at(-1)!.place + restStep / 2) rest += restStep;
  }
  for (; rest <= samples.length; rest += restStep) grains.push(restingGrain(rest));
  return joinWindows(grains);
}

function restingGrain(at: number): Grain {
  return { source: at, place: at, left: restStep, right: restStep, voiced: false, gain: 1, repeated: false };
}

interface VoicedStretch {
  pitch: Float32Array;
  run: VoicedRun;
  plan: ChangePlan;
  known: readonly number[];
}

function voicedGrains(marks: readonly number[], stretch: VoicedStretch): Grain[] {
  const { pitch, run, plan } = stretch;
  const grains: Grain[] = [];
  let nearest = 0;
  let last = -1;
  for (const place of voicedPlaces(marks, stretch)) {
    while (nearest + 1 < marks.length && closer(marks, nearest + 1, place)) nearest++;
    const source = marks[nearest]!;
    const period = periodAt(pitch, run, source);
    const before = nearest > 0 ? source - marks[nearest - 1]! : period;
    const after = nearest + 1 < marks.length ? marks[nearest + 1]! - source : period;
    const newPeriod = sampleRateHz / plan.mapPitch(sampleRateHz / period);
    grains.push({
      source,
      place,
      left: before / plan.formantShift,
      right: after / plan.formantShift,
      voiced: true,
      gain: Math.sqrt((newPeriod / period) * plan.formantShift),
      repeated: nearest === last,
    });
    last = nearest;
  }
  return grains;
}

/**
 * From the first mark of the run to its last, at the distances of the new pitch. The source's own distances are
 * followed, not the smooth pitch: where nothing changes every grain falls on its mark, and a creak stays a creak.
 */
function voicedPlaces(marks: readonly number[], { pitch, run, plan, known }: VoicedStretch): number[] {
  const end = marks.at(-1)!;
  const kept = known.filter((place) => place >= marks[0]! - restStep && place <= end);
  const places = kept.length > 0 ? kept : [marks[0]!];
  let gap = 0;
  for (;;) {
    const last = places.at(-1)!;
    while (gap + 2 < marks.length && marks[gap + 1]! <= last) gap++;
    const hz = sampleRateHz / periodAt(pitch, run, last);
    const next = last + ((marks[gap + 1]! - marks[gap]!) * hz) / plan.mapPitch(hz);
    if (next > end + 1) return places;
    places.push(next);
  }
}

function closer(marks: readonly number[], index: number, place: number): boolean {
  return Math.abs(marks[index]! - place) <= Math.abs(marks[index - 1]! - place);
}

/** Where a voice begins or ends, the windows of both sides add up to one. */
function joinWindows(grains: Grain[]): Grain[] {
  for (let index = 1; index < grains.length; index++) {
    const before = grains[index - 1]!;
    const after = grains[index]!;
    if (before.voiced && after.voiced) continue;
    const distance = Math.max(1, after.place - before.place);
    before.right = distance;
    after.left = distance;
  }
  return grains;
}
