import { sampleRateHz } from './rates.ts';

export interface TestVoice {
  pitchHz: number;
  /** Frequencies of the resonances. */
  formantsHz: readonly number[];
}

export const low: TestVoice = { pitchHz: 110, formantsHz: [520, 1400, 2500, 3500] };
export const high: TestVoice = { pitchHz: 205, formantsHz: [610, 1680, 2950, 4100] };

/**
 * A made voice: pulses whose pitch goes up and down by two semitones, through resonances, with a pause and a hiss in
 * every second. Enough for a program that measures pitch and envelope; a person would not call it speech.
 */
export function testVoice({ pitchHz, formantsHz }: TestVoice, seconds: number): Float32Array {
  const samples = new Float32Array(Math.round(seconds * sampleRateHz));
  let phase = 0;
  let noise = 1;
  for (let index = 0; index < samples.length; index++) {
    const time = index / sampleRateHz;
    noise = (noise * 48_271) % 2_147_483_647;
    const hiss = noise / 2_147_483_647 - 0.5;
    phase += (pitchHz * 2 ** (Math.sin(2 * Math.PI * 0.7 * time) / 6)) / sampleRateHz;
    const place = time % 1;
    if (place < 0.7) samples[index] = phase >= 1 ? 1 : 0.002 * hiss;
    else if (place < 0.8) samples[index] = 0.1 * hiss;
    if (phase >= 1) phase -= 1;
  }
  for (const hz of formantsHz) resonate(samples, hz);
  const peak = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
  return samples.map((sample) => (0.5 * sample) / peak);
}

function resonate(samples: Float32Array, hz: number): void {
  const decay = Math.exp((-Math.PI * 90) / sampleRateHz);
  const turn = 2 * decay * Math.cos((2 * Math.PI * hz) / sampleRateHz);
  let before = 0;
  let earlier = 0;
  for (let index = 0; index < samples.length; index++) {
    const value = samples[index]! + turn * before - decay * decay * earlier;
    samples[index] = value;
    earlier = before;
    before = value;
  }
}
