import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { smallFrames } from '../test/small-export.ts';
import { buildSmallPack } from '../test/small-pack.ts';
import { FRAME_SAMPLES } from './frames.ts';
import { KokoroModel } from './kokoro-model.ts';
import { toUtterance, type Utterance } from './utterance.ts';

const tokens = [43, 50, 16, 61, 77, 92, 3];
const style = new Float32Array(256);

let folder: string;
let model: KokoroModel;
let utterance: Utterance;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mynah-model-'));
  await buildSmallPack(folder);
  model = await KokoroModel.load(join(folder, 'kokoro-82m'), 1);
  const lengths = await model.predictLengths(tokens, style);
  expect([...lengths.frames]).toEqual([0, ...tokens, 0].map(smallFrames));
  const prosody = await model.predictProsody(lengths, lengths.frames, style);
  utterance = toUtterance(prosody, style, new Float32Array(prosody.frames * FRAME_SAMPLES));
});
afterAll(async () => {
  await model.release();
  await rm(folder, { recursive: true, force: true });
});

const largest = (one: Float32Array, other: Float32Array): number =>
  Math.max(...one.map((value, index) => Math.abs(value - other[index]!)));

test('features have a column, pitch and energy two values, the sound 600 samples a frame', async () => {
  const { frames, features, f0, energy } = utterance;
  expect(frames).toBe([0, ...tokens, 0].map(smallFrames).reduce((sum, each) => sum + each));
  expect([features.length, f0.length, energy.length]).toEqual([512 * frames, 2 * frames, 2 * frames]);
  expect((await model.decode(utterance, 0, frames)).samples).toHaveLength(FRAME_SAMPLES * frames);
});

test('frames from the middle are in phase with the whole', async () => {
  const whole = await model.decode(utterance, 0, utterance.frames);
  const [from, to] = [25, 45];
  // told of the whole, what is normalized otherwise is little beside a lost phase
  const part = await model.decode(utterance, from, to, whole.statistics);
  const expected = whole.samples.subarray(from * FRAME_SAMPLES, to * FRAME_SAMPLES);
  const lost = await model.decode(
    { ...utterance, turns: new Float64Array(utterance.turns.length) },
    from,
    to,
  );
  const middle = (samples: Float32Array): Float32Array => samples.subarray(600, -600);
  expect(largest(middle(part.samples), middle(expected))).toBeLessThan(0.02);
  expect(largest(middle(lost.samples), middle(expected))).toBeGreaterThan(0.1);
});

test('noise is heard where it is put and nowhere else', async () => {
  const noise = new Float32Array(utterance.noise.length);
  noise.fill(1, 30 * FRAME_SAMPLES, 31 * FRAME_SAMPLES);
  const plain = (await model.decode(utterance, 0, utterance.frames)).samples;
  const noised = (await model.decode({ ...utterance, noise }, 0, utterance.frames)).samples;
  const changed = [...noised.keys()].filter((index) => noised[index] !== plain[index]);
  expect([changed[0], changed.at(-1)]).toEqual([30 * FRAME_SAMPLES, 31 * FRAME_SAMPLES - 1]);
});

test('a folder without the stages is refused', async () => {
  await expect(KokoroModel.load(folder, 1)).rejects.toThrow('duration.onnx');
});
