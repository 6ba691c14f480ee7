import { expect, test } from 'vitest';
import { type Step, stepsOf } from './steps-of.ts';

async function* blocksOf(lengths: readonly number[]): AsyncGenerator<Float32Array> {
  let next = 0;
  for (const length of lengths) yield Float32Array.from({ length }, () => next++);
}

const sizes = { stepSamples: 10, leadSamples: 3, tailSamples: 2 };

async function cut(lengths: readonly number[]): Promise<Step[]> {
  const steps: Step[] = [];
  for await (const step of stepsOf(blocksOf(lengths), sizes)) steps.push(step);
  return steps;
}

const own = ({ samples, leadSamples, tailSamples }: Step): number[] => [
  ...samples.slice(leadSamples, samples.length - tailSamples),
];

test.each([
  ['one block', [35]],
  ['crumbs', [1, 4, 9, 0, 1, 20]],
  ['less than a step', [7]],
  ['an end that is shorter than the tail', [11]],
])('the steps of %s are the whole, in order', async (_, lengths) => {
  const total = lengths.reduce((sum, length) => sum + length, 0);
  expect((await cut(lengths)).flatMap(own)).toEqual([...Array(total).keys()]);
});

test('a step has what goes before and after it, as far as there is any', async () => {
  const steps = await cut([25]);
  expect(steps.map(({ leadSamples, tailSamples }) => [leadSamples, tailSamples])).toEqual([
    [0, 2],
    [3, 2],
    [3, 0],
  ]);
  expect(steps[1]?.samples[0]).toBe(7);
});

test('nothing has no steps', async () => {
  expect(await cut([])).toEqual([]);
});
