import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { TaskEngine } from '@mynah/engine-spec/tasks';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { minilmEngine } from './minilm-engine.ts';

const folder = join(process.env.MYNAH_PACKS ?? '', 'minilm');
const home = (packFolder: string | undefined) => ({
  packFolder: () => packFolder,
  threads: 1,
  log: () => undefined,
});

test('says that its model is not there', async () => {
  await expect(minilmEngine.open(home(undefined))).rejects.toMatchObject({ kind: 'unavailable' });
});

describe.skipIf(!process.env.CI && !existsSync(folder))('with its pack', () => {
  let engine: TaskEngine<'embedding'>;
  beforeAll(async () => {
    engine = await minilmEngine.open(home(folder));
  });
  afterAll(() => engine?.dispose());

  async function embed(texts: string[], signal = new AbortController().signal): Promise<Float32Array[]> {
    const vectors: Float32Array[] = [];
    for await (const { index, vector } of engine.run({ texts }, signal)) vectors[index] = vector;
    return vectors;
  }
  const dot = (one: Float32Array, other: Float32Array): number =>
    one.reduce((sum, value, at) => sum + value * other[at]!, 0);

  test('what means the same lies near, what does not far', async () => {
    const [rain, shower, engineSound] = await embed([
      'heavy rain on a roof',
      'a downpour on the house top',
      'a car engine starts',
    ]);
    expect(rain).toHaveLength(minilmEngine.traits.dimensions);
    expect(dot(rain!, rain!)).toBeCloseTo(1, 3);
    expect(dot(rain!, shower!)).toBeGreaterThan(0.4);
    expect(dot(rain!, engineSound!)).toBeLessThan(0.2);
  });

  test('a text of any length, or none, has a vector', async () => {
    const vectors = await embed(['', 'rain '.repeat(2000)]);
    for (const vector of vectors) expect(dot(vector, vector)).toBeCloseTo(1, 3);
  });

  test('who leaves gets no more', async () => {
    expect(await embed(['rain', 'snow'], AbortSignal.abort())).toEqual([]);
  });
});
