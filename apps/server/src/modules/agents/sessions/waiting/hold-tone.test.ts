import { expect, test } from 'vitest';
import { holdTone } from './hold-tone.ts';

test.each([8_000, 48_000])(
  'a soft beep, and silence to the next, without a click (%d Hz)',
  (sampleRateHz) => {
    const samples = holdTone(sampleRateHz);
    expect(samples).toHaveLength(sampleRateHz * 4);
    const beep = samples.subarray(0, sampleRateHz * 0.35);
    expect(Math.max(...beep)).toBeGreaterThan(0.1);
    expect(Math.max(...beep)).toBeLessThan(0.13);
    const steps = beep.subarray(1).map((sample, at) => Math.abs(sample - beep[at]!));
    // of the sine itself
    expect(Math.max(...steps)).toBeLessThanOrEqual((0.12 * 2 * Math.PI * 440) / sampleRateHz + 1e-3);
    expect(Math.abs(beep.at(-1)!)).toBeLessThan(0.01);
    expect(samples.subarray(sampleRateHz * 0.35).every((sample) => sample === 0)).toBe(true);
  },
);
