import { expect, test } from 'vitest';
import { cutAtRest } from './cut-at-rest.ts';
import { UsedEngines } from './used-engines.ts';

const sampleRateHz = 1000;
const lengths = { sampleRateHz, firstMs: { least: 1000, most: 3000 }, laterMs: { least: 2000, most: 6000 } };

/** A tone with rests of 200 ms around the given places, in ms. */
const tone = (lengthMs: number, restsMs: readonly number[]) =>
  Float32Array.from({ length: lengthMs }, (_, ms) =>
    restsMs.some((rest) => Math.abs(ms - rest) <= 100) ? 0 : Math.sin(ms),
  );

test('cuts in the last rest that is in reach, the first time sooner', () => {
  const lengthOf = cutAtRest(lengths);
  const sound = tone(8000, [500, 1500, 2500, 4500, 5500, 7000]);
  expect(Math.abs(lengthOf(sound) - 2500)).toBeLessThanOrEqual(60);
  expect(Math.abs(lengthOf(sound) - 5500)).toBeLessThanOrEqual(60);
});

test('without a rest it cuts late, and what is left at the end stays together', () => {
  const lengthOf = cutAtRest(lengths);
  const length = lengthOf(tone(8000, []));
  expect(length).toBeGreaterThan(2500);
  expect(length).toBeLessThanOrEqual(3000);
  expect(lengthOf(tone(3000, [2200]))).toBe(3000);
});

test('stretches of one engine are one, and the engine that made most is named first', () => {
  const used = new UsedEngines();
  expect(used.names).toBe('');
  used.add('one', 1000);
  used.add('other', 700);
  used.add('other', 700);
  expect(used.stretches).toEqual([
    { engine: 'one', fromMs: 0, toMs: 1000 },
    { engine: 'other', fromMs: 1000, toMs: 2400 },
  ]);
  expect(used.names).toBe('other, one');
});
