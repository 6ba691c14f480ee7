import { expect, test } from 'vitest';
import { StepCutter } from './step-cutter.ts';

/** A recording whose samples are their own places, fed in blocks of an awkward size. */
function cut(length: number, sizes: ConstructorParameters<typeof StepCutter>[0]) {
  const cutter = new StepCutter(sizes);
  const recording = Float32Array.from({ length }, (_, index) => index);
  const steps = [];
  for (let at = 0; at < length; at += 7) steps.push(...cutter.write(recording.slice(at, at + 7)));
  steps.push(...cutter.finish());
  return steps;
}

test.each([0, 1, 99, 100, 101, 103, 250, 1003])(
  'every one of %i samples is given once, in order',
  (length) => {
    const steps = cut(length, { first: 20, longest: 50, lead: 5, tail: 3 });
    const given = steps.flatMap(({ samples, leadSamples, tailSamples }) => [
      ...samples.slice(leadSamples, samples.length - tailSamples),
    ]);
    expect(given).toEqual(Array.from({ length }, (_, index) => index));
  },
);

test('steps grow to the longest, with what is before and after them', () => {
  const steps = cut(400, { first: 20, longest: 50, lead: 5, tail: 3 });
  const lengths = steps.map(
    ({ samples, leadSamples, tailSamples }) => samples.length - leadSamples - tailSamples,
  );
  expect(lengths.slice(0, 4)).toEqual([20, 40, 50, 50]);
  expect(steps[0]).toMatchObject({ leadSamples: 0, tailSamples: 3 });
  expect(steps[1]).toMatchObject({ leadSamples: 5, tailSamples: 3 });
  expect(steps.at(-1)?.tailSamples).toBe(0);
});
