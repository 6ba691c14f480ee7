import { mixNoise, plainNoise, voiceLikeSound } from '@mynah/engine-spec/conformance';
import type { ClassificationPart } from '@mynah/engine-spec/tasks';
import { expect, test } from 'vitest';
import { aiSpeechClassification as engine } from './index.ts';
import { type Example, logOdds, readFeatures, trainLogistic } from './model.ts';

const home = { packFolder: () => undefined, threads: 1, log: () => undefined };
const sound = voiceLikeSound(7, 16_000);
async function run(
  samples: Float32Array,
  signal = new AbortController().signal,
): Promise<ClassificationPart[]> {
  const opened = await engine.open(home);
  const parts: ClassificationPart[] = [];
  for await (const part of opened.run({ samples }, signal)) parts.push(part);
  return parts;
}

test('a likelihood for each five seconds; the same for the same sound, however loud', async () => {
  const parts = await run(sound);
  expect(parts.map(({ startMs, endMs }) => [startMs, endMs])).toEqual([
    [0, 5000],
    [5000, 7000],
  ]);
  for (const { made } of parts) expect(made > 0 && made < 1).toBe(true);
  expect(await run(sound)).toEqual(parts);
  const softer = await run(sound.map((sample) => sample / 8));
  for (const [index, { made }] of softer.entries()) expect(made).toBeCloseTo(parts[index]!.made, 1);
});

test('nothing is said of silence, of less than a second, and after an abort', async () => {
  expect(await run(new Float32Array(80_000))).toEqual([]);
  expect(await run(sound.subarray(0, 12_000))).toEqual([]);
  expect(await run(sound, AbortSignal.abort())).toEqual([]);
});

test('features are numbers; of what does not move there are none', () => {
  const hiss = Float32Array.from({ length: 80_000 }, plainNoise(5));
  const clicks = Float32Array.from({ length: 80_000 }, (_, at) => (at % 1600 === 0 ? 1 : 0));
  for (const heard of [sound, hiss, clicks, mixNoise(sound.subarray(0, 80_000), hiss, 3)]) {
    const features = readFeatures(heard);
    if (heard === clicks) expect(features).toBeUndefined();
    else expect(features?.every(Number.isFinite)).toBe(true);
  }
});

test('what it claims of itself: two bands that do not meet, and errors that are not nothing', () => {
  const { likelyMade, likelyHuman, falseAlarms, misses } = engine.traits;
  expect(likelyHuman).toBeLessThan(likelyMade);
  for (const rate of [falseAlarms!, misses!]) expect(rate > 0 && rate <= 0.1).toBe(true);
});

test('training finds what tells examples apart, and ignores the rest', () => {
  const random = plainNoise(9);
  const examples: Example[] = Array.from({ length: 80 }, (_, index) => {
    const made = (index % 2) as 0 | 1;
    const features = Float64Array.of(made + 0.2 * random(), random(), 5);
    return { features, made, group: '', source: '', weight: 1 };
  });
  const model = trainLogistic(examples, { rounds: 200 });
  for (const { features, made } of examples) expect(logOdds(model, features) > 0).toBe(made === 1);
  expect(Math.abs(model.weights[1]!)).toBeLessThan(model.weights[0]! / 5);
  expect(trainLogistic(examples, { rounds: 200 })).toEqual(model);
});
