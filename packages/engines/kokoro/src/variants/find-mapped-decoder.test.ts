import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildSmallPack } from '../../test/small-pack.ts';
import { FRAME_SAMPLES } from '../frames.ts';
import { KokoroModel, toUtterance } from '../kokoro-model.ts';
import { findMappedDecoder } from './find-mapped-decoder.ts';

let folder: string;
let pack: string;
let variants: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mynah-variants-'));
  await buildSmallPack(folder);
  pack = join(folder, 'kokoro-82m');
  variants = join(folder, 'variants');
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function speak(quickDecoder?: string): Promise<Float32Array> {
  const model = await KokoroModel.load({ pack, quickDecoder }, 1);
  try {
    const style = new Float32Array(256).fill(0.1);
    const lengths = await model.predictLengths([43, 50, 16, 61], style);
    const prosody = await model.predictProsody(lengths, lengths.frames.map(Math.round), style);
    const noise = new Float32Array(prosody.frames * FRAME_SAMPLES);
    return (await model.decode(toUtterance(prosody, style, noise), 0, prosody.frames)).samples;
  } finally {
    await model.release();
  }
}

test('the decoder that is made sounds as the one of the pack, and is made once', async () => {
  const made = await findMappedDecoder(pack, variants);
  expect(await readdir(made!)).toEqual(['decoder.onnx', 'decoder.weights']);
  const expected = await speak();
  const samples = await speak(made);
  const peak = Math.max(...expected.map(Math.abs));
  expect(peak).toBeGreaterThan(0);
  expect(Math.max(...samples.map((value, at) => Math.abs(value - expected[at]!))) / peak).toBeLessThan(1e-4);
  expect(await findMappedDecoder(pack, variants)).toBe(made);
});

test('a pack that is replaced gets another', async () => {
  const before = await findMappedDecoder(pack, variants);
  await utimes(join(pack, 'decoder.onnx'), new Date(), new Date(Date.now() + 60_000));
  expect(await findMappedDecoder(pack, variants)).not.toBe(before);
});

test('while another process makes it there is none; what a killed one left does not last', async () => {
  await utimes(join(pack, 'decoder.onnx'), new Date(), new Date(Date.now() + 120_000));
  const made = await findMappedDecoder(pack, variants);
  await rm(made!, { recursive: true });
  const mark = `${made}.mark`;
  await writeFile(mark, '');
  expect(await findMappedDecoder(pack, variants)).toBeUndefined();
  const longAgo = new Date(Date.now() - 120_000);
  await utimes(mark, longAgo, longAgo);
  expect(await findMappedDecoder(pack, variants)).toBe(made);
});

test('a pack without a decoder is refused', async () => {
  await expect(findMappedDecoder(folder, variants)).rejects.toThrow('decoder.onnx');
});
