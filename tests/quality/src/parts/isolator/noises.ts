import { plainNoise, toLevel } from '@mynah/engine-spec/conformance';

export const whiteNoise = (length: number): Float32Array => Float32Array.from({ length }, plainNoise(1));

/** Falls by 3 dB an octave: a sum of one-pole filters (Paul Kellet's weights). */
export function pinkNoise(length: number): Float32Array {
  const random = plainNoise(2);
  const poles = [0.99886, 0.99332, 0.969, 0.8665, 0.55, -0.7616];
  const weights = [0.0555179, 0.0750759, 0.153852, 0.3104856, 0.5329522, -0.016898];
  const states = new Float64Array(poles.length);
  return Float32Array.from({ length }, () => {
    const white = random();
    let sum = 0.5362 * white;
    for (let index = 0; index < poles.length; index += 1) {
      states[index] = poles[index]! * states[index]! + weights[index]! * white;
      sum += states[index]!;
    }
    return sum;
  });
}

/** Rumble, two cars that pass again and again, and a horn now and then. */
export function streetNoise(length: number, rateHz: number): Float32Array {
  const random = plainNoise(3);
  let rumble = 0;
  let rolling = 0;
  return Float32Array.from({ length }, (_, index) => {
    const time = index / rateHz;
    rumble = 0.998 * rumble + 0.06 * random();
    rolling = 0.9 * rolling + 0.1 * random();
    const cars = Math.max(0, Math.sin(0.9 * time)) ** 4 + 0.7 * Math.max(0, Math.sin(0.63 * time + 2)) ** 6;
    const isHorn = time % 7 > 5 && time % 7 < 5.6;
    const tone = (frequency: number): number => Math.sin(2 * Math.PI * frequency * time);
    const horn = isHorn ? 0.12 * (tone(420) + tone(530) + 0.4 * tone(1060)) : 0;
    return rumble + 1.6 * cars * rolling + horn + 0.02 * random();
  });
}

/** Voices at once, each as loud as the others, begun at different places and said again and again. */
export function babble(voices: readonly Float32Array[], length: number): Float32Array {
  const sum = new Float32Array(length);
  voices.forEach((voice, place) => {
    const level = toLevel(voice, 0.06);
    for (let index = 0; index < length; index += 1)
      sum[index]! += level[(index + place * 70_000) % level.length]!;
  });
  return sum;
}
