import { mkdir, mkdtemp, readdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildSmallPack } from '../../test/small-pack.ts';
import { FRAME_SAMPLES } from '../frames.ts';
import { KokoroModel } from '../kokoro-model.ts';
import { toUtterance } from '../utterance.ts';
import { ensureMappedDecoder, findMappedDecoder } from './find-mapped-decoder.ts';

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

const ensure = (): Promise<string> => ensureMappedDecoder(pack, variants, new AbortController().signal);

test('the decoder that is made sounds as the one of the pack, and is made once', async () => {
  expect(await findMappedDecoder(pack, variants)).toBeUndefined();
  const made = await ensure();
  expect(await readdir(made)).toEqual(['decoder.onnx', 'decoder.weights']);
  const expected = await speak();
  const samples = await speak(made);
  const peak = Math.max(...expected.map(Math.abs));
  expect(peak).toBeGreaterThan(0);
  expect(Math.max(...samples.map((value, at) => Math.abs(value - expected[at]!))) / peak).toBeLessThan(1e-4);
  const { ino } = await stat(made);
  expect(await ensure()).toBe(made);
  expect((await stat(made)).ino).toBe(ino);
});

test('a pack that is replaced gets another, and those of earlier ones and of killed builds go', async () => {
  const before = await ensure();
  await mkdir(`${before}.building-1`);
  await mkdir(join(variants, 'kokoro-mapped-0-1-1'));
  await utimes(join(pack, 'decoder.onnx'), new Date(), new Date(Date.now() + 60_000));
  const since = await ensure();
  expect(since).not.toBe(before);
  expect(await readdir(variants)).toEqual([basename(since)]);
});

test('one that another process makes is waited for; what a killed one left does not last', async () => {
  const made = await ensure();
  await rename(made, `${made}-elsewhere`);
  const mark = `${made}.mark`;
  await writeFile(mark, '');
  const waiting = ensure();
  await rename(`${made}-elsewhere`, made);
  expect(await waiting).toBe(made);

  await rm(made, { recursive: true });
  const longAgo = new Date(Date.now() - 600_000);
  await writeFile(mark, '');
  await utimes(mark, longAgo, longAgo);
  expect(await ensure()).toBe(made);
});

test('who waits no longer is told so, and a build that fails says why and holds nobody up', async () => {
  await expect(ensureMappedDecoder(pack, variants, AbortSignal.abort('left'))).resolves.toContain(variants);
  const broken = join(folder, 'broken');
  await mkdir(broken);
  await writeFile(join(broken, 'decoder.onnx'), 'no model');
  await expect(ensureMappedDecoder(broken, variants, AbortSignal.abort('left'))).rejects.toBe('left');
  const signal = new AbortController().signal;
  await expect(ensureMappedDecoder(broken, variants, signal)).rejects.toThrow();
  expect((await readdir(variants)).filter((name) => name.endsWith('.mark'))).toEqual([]);
});

test('a pack without a decoder is refused', async () => {
  await expect(findMappedDecoder(folder, variants)).rejects.toThrow('decoder.onnx');
});
