import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { TaskEngine } from '@mynah/engine-spec/tasks';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { multilingualUseEngine } from './multilingual-use-engine.ts';

const folder = join(process.env.MYNAH_PACKS ?? '', 'multilingual-use');
const home = (packFolder: string | undefined) => ({
  packFolder: () => packFolder,
  threads: 1,
  log: () => undefined,
});

test('says that its model is not there', async () => {
  await expect(multilingualUseEngine.open(home(undefined))).rejects.toMatchObject({ kind: 'unavailable' });
});

describe.skipIf(!process.env.CI && !existsSync(folder))('with its pack', () => {
  let engine: TaskEngine<'embedding'>;
  beforeAll(async () => {
    engine = await multilingualUseEngine.open(home(folder));
  });
  afterAll(() => engine?.dispose());

  async function embed(texts: string[], signal = new AbortController().signal): Promise<Float32Array[]> {
    const vectors: Float32Array[] = [];
    for await (const { index, vector } of engine.run({ texts }, signal)) vectors[index] = vector;
    return vectors;
  }
  const dot = (one: Float32Array, other: Float32Array): number =>
    one.reduce((sum, value, at) => sum + value * other[at]!, 0);

  // the first values of the vectors that the package's own program gives
  test.each([
    ['o gato preto correu pelo jardim', [-0.05862, 0.01838, -0.07792, 0.003]],
    ['駐車場はありますか？', [-0.00227, 0.00444, -0.00075, 0.02147]],
    ['Bekomme ich  mein GELD zurück? Ｆｕｌｌ 5 €', [-0.05247, -0.00075, -0.04282, 0.04227]],
    ['هل يوجد موقف سيارات', [0.06185, 0.01138, -0.05059, -0.02581]],
    ['', [0.15206, 0.03135, 0.03958, 0.03551]],
    ['🙂 hi\n\nthere ﬁne', [-0.02027, 0.01629, -0.02719, 0.01921]],
  ])('computes what the model computes: %s', async (text, expected) => {
    const [vector] = await embed([text]);
    expect(vector).toHaveLength(multilingualUseEngine.traits.dimensions);
    expect(dot(vector!, vector!)).toBeCloseTo(1, 4);
    for (const [place, value] of expected.entries()) expect(vector![place]).toBeCloseTo(value, 3);
  });

  test('what means the same lies near, whatever its language', async () => {
    const [question, right, wrong] = await embed([
      'Bekomme ich mein Geld zurück?',
      'Customers who are unhappy get their money back within a month of the purchase.',
      'Bread comes out of the oven at six every morning.',
    ]);
    expect(dot(question!, right!)).toBeGreaterThan(dot(question!, wrong!) + 0.2);
  });

  test('a text of any length has a vector, and who leaves gets no more', async () => {
    const [vector] = await embed(['Regen '.repeat(2000)]);
    expect(dot(vector!, vector!)).toBeCloseTo(1, 4);
    expect(await embed(['Regen', 'Schnee'], AbortSignal.abort())).toEqual([]);
  });
});
