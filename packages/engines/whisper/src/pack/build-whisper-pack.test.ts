import { createHash } from 'node:crypto';
import { access, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeSmallSource, small } from '../../test/small-source.ts';
import { letterOf } from '../byte-letters.ts';
import { WhisperModel } from '../whisper-model.ts';
import { buildWhisperPack } from './build-whisper-pack.ts';
import { STATES } from './model-sizes.ts';

let folder: string;
let model: WhisperModel;

async function build(name: string, source = makeSmallSource(), signal?: AbortSignal): Promise<string> {
  const from = join(folder, `${name}.source`);
  await mkdir(from, { recursive: true });
  const config = {
    alignment_heads: [
      [0, 1],
      [1, 0],
      [1, 1],
    ],
    suppress_ids: [],
    suppress_ids_begin: [],
  };
  await writeFile(join(from, 'config.json'), JSON.stringify(config));
  await writeFile(
    join(from, 'vocabulary.txt'),
    Array.from({ length: 96 }, (_, byte) => letterOf(byte)).join('\n'),
  );
  await writeFile(join(from, 'LICENSE'), 'MIT');
  await writeFile(join(from, 'model.bin'), source);
  await buildWhisperPack({ source: join(from, 'model.bin'), target: join(folder, name), signal });
  return join(folder, name);
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mynah-whisper-'));
  model = await WhisperModel.load(await build('pack'), 1);
});
afterAll(async () => {
  await model?.release();
  await rm(folder, { recursive: true, force: true });
});

const samples = Float32Array.from({ length: 16_000 }, (_, index) => Math.sin(index / 7) / 3);
const tokens = [3, 40, 8, 95, 0, 61];

test('tokens read one by one say the same as all at once', async () => {
  const sound = await model.listen(samples);
  const whole = await model.read(sound, tokens, undefined, tokens.length);
  expect(whole.logits).toHaveLength(tokens.length * small.vocabulary);
  expect(whole.logits.every(Number.isFinite)).toBe(true);
  let past: Awaited<ReturnType<WhisperModel['read']>>['past'] | undefined;
  for (const [index, token] of tokens.entries()) {
    const step = await model.read(sound, [token], past);
    past = step.past;
    const expected = whole.logits.subarray(index * small.vocabulary, (index + 1) * small.vocabulary);
    step.logits.forEach((logit, id) => {
      expect(Math.abs(logit - expected[id]!)).toBeLessThan(0.05);
    });
    for (let head = 0; head < 3; head += 1) {
      const at = (head * tokens.length + index) * STATES;
      const own = step.attention.subarray(head * STATES, (head + 1) * STATES);
      own.forEach((weight, state) => {
        expect(weight).toBeCloseTo(whole.attention[at + state]!, 4);
      });
    }
  }
});

test('only the last logits come where only they are wanted', async () => {
  const sound = await model.listen(samples);
  const whole = await model.read(sound, tokens, undefined, tokens.length);
  const last = await model.read(sound, tokens);
  expect(last.logits).toEqual(whole.logits.slice(-small.vocabulary));
});

test('less than 30 s is listened to where no more is wanted', async () => {
  const whole = await model.read(await model.listen(samples), tokens);
  const short = await model.read(await model.listen(samples, 202), tokens);
  expect([whole.states, short.states]).toEqual([STATES, 101]);
  expect(short.attention).toHaveLength(3 * tokens.length * 101);
  expect(short.logits.every(Number.isFinite)).toBe(true);
});

test('what was said before and what is heard both count', async () => {
  const sound = await model.listen(samples);
  const other = await model.listen(samples.map((sample, index) => (index % 3 ? sample : 0)));
  const one = await model.read(sound, tokens);
  expect((await model.read(other, tokens)).logits).not.toEqual(one.logits);
  expect((await model.read(sound, [5, ...tokens.slice(1)])).logits).not.toEqual(one.logits);
});

test('the files depend on the source only', async () => {
  const hashes = async (name: string) =>
    Promise.all(
      (await readdir(join(folder, name))).map(async (file) =>
        createHash('sha256')
          .update(await readFile(join(folder, name, file)))
          .digest('hex'),
      ),
    );
  await build('again');
  expect(await hashes('again')).toEqual(await hashes('pack'));
  expect(await readdir(join(folder, 'pack'))).toEqual([
    'LICENSE',
    'config.json',
    'decoder.onnx',
    'encoder.onnx',
    'vocabulary.txt',
  ]);
});

test.each([
  ['another kind of model', makeSmallSource('TransformerSpec'), 'a model of kind TransformerSpec'],
  ['half a file', makeSmallSource().subarray(0, 100_000), 'ends too early'],
  ['an empty file', new Uint8Array(), 'ends too early'],
])('%s is refused, and nothing is left behind', async (title, source, says) => {
  await expect(build(title, source)).rejects.toThrow(says);
  await expect(access(join(folder, title))).rejects.toThrow('ENOENT');
});

test('an aborted build leaves nothing behind', async () => {
  await expect(build('aborted', makeSmallSource(), AbortSignal.abort())).rejects.toThrow('abort');
  expect((await readdir(folder)).filter((name) => /^aborted(?!\.source)/.test(name))).toEqual([]);
});
