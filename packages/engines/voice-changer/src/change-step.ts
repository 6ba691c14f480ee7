import { EngineFailure } from '@mynah/engine-spec';
import type { VoiceChangeRequest } from '@mynah/engine-spec/tasks';
import { measureFeatures } from './features/measure-features.ts';
import { type Grain, placeGrains } from './grains/place-grains.ts';
import { soundGrains } from './grains/sound-grains.ts';
import { trackPitch } from './pitch/track-pitch.ts';
import { planChange } from './plan-change.ts';

/** Two steps are faded into each other over 10 ms after the cut, where both made the same grains. */
export const fadeSamples = 240;
/** Places of voiced grains so near to the cut are handed on. */
const handedOn = 2400;

export interface ChangedStep {
  samples: Float32Array;
  state: Float32Array;
}

/**
 * Changes one stretch. Steps of one recording join without a click: each hands the places of its last voiced grains to
 * the next, and some milliseconds of sound beyond its end.
 * @throws EngineFailure
 */
export function changeStep(request: VoiceChangeRequest): ChangedStep {
  const { samples, target, similarity, leadSamples, tailSamples } = request;
  if (!target.features)
    throw new EngineFailure('unsupported', 'This engine needs the features of the voice.');
  const source = request.source ?? measureFeatures(samples);
  const plan = planChange(source, target.features, similarity);
  const before = readState(request.state);
  const known = before.places.map((place) => place + leadSamples);
  const grains = placeGrains(samples, trackPitch(samples, source.loudPower), { plan, known });
  const changed = soundGrains(samples, grains, plan);
  const end = samples.length - tailSamples;
  const kept = changed.slice(leadSamples, end);
  fadeIn(kept, before.sound);
  return { samples: kept, state: writeState(grains, changed, end) };
}

/** From the sound that the step before left, over 10 ms. */
export function fadeIn(samples: Float32Array, earlier: Float32Array): void {
  const length = Math.min(samples.length, earlier.length);
  for (let index = 0; index < length; index++) {
    const share = (index + 0.5) / length;
    samples[index] = earlier[index]! * (1 - share) + samples[index]! * share;
  }
}

/** One number for how many places there are, the places from the cut on (mostly negative), and the sound after it. */
function writeState(grains: readonly Grain[], changed: Float32Array, end: number): Float32Array {
  const places = grains
    .filter(({ voiced, place }) => voiced && place > end - handedOn && place <= end)
    .map(({ place }) => place - end);
  return Float32Array.from([places.length, ...places, ...changed.subarray(end, end + fadeSamples)]);
}

export function readState(state: Float32Array | undefined): { places: number[]; sound: Float32Array } {
  if (!state) return { places: [], sound: new Float32Array() };
  const count = state[0] ?? 0;
  return { places: [...state.subarray(1, 1 + count)], sound: state.subarray(1 + count) };
}
