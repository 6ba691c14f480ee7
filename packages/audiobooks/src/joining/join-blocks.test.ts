import { measure } from '@mynah/audio';
import { expect, test } from 'vitest';
import { sine, soundOf } from '../test-sounds.ts';
import { joinBlocks } from './join-blocks.ts';
import type { BlockSound } from './take-sound.ts';

const rate = 24_000;
const take = (seconds: number, amplitude: number, sampleRateHz = rate, pieces = 1000) =>
  soundOf(sine({ seconds, amplitude, sampleRateHz }), sampleRateHz, pieces);

async function join(blocks: BlockSound[], sampleRateHz = rate) {
  const { samples, spans } = await joinBlocks(blocks, { sampleRateHz });
  const parts: number[] = [];
  for await (const part of samples) parts.push(...part);
  return { sound: Float32Array.from(parts), spans };
}

const lufs = (sound: Float32Array, sampleRateHz = rate) => {
  const meter = new measure.LoudnessMeter({ sampleRateHz });
  meter.write(sound);
  return meter.lufs();
};
const cut = (sound: Float32Array, { startMs, endMs }: { startMs: number; endMs: number }) =>
  sound.subarray((startMs * rate) / 1000, (endMs * rate) / 1000);

test('a loud and a soft voice are as loud as each other, and each keeps what it whispers', async () => {
  const { sound, spans } = await join([
    { type: 'p', voice: 'loud', take: take(1, 0.5) },
    { type: 'p', voice: 'soft', take: take(1, 0.05) },
    { type: 'p', voice: 'soft', take: take(1, 0.02) },
    { type: 'p', voice: 'loud', gainDb: -6, take: take(1, 0.5) },
  ]);
  const [loud, soft, whispered, lowered] = spans.map((span) => lufs(cut(sound, span)));
  expect(loud).toBeCloseTo(-19, 0);
  expect(Math.abs(loud! - soft!)).toBeLessThan(2.5);
  expect(soft! - whispered!).toBeCloseTo(20 * Math.log10(0.05 / 0.02), 0);
  expect(loud! - lowered!).toBeCloseTo(6, 0);
});

test('pauses are longer around headings; a block that says nothing takes no time', async () => {
  const { sound, spans } = await join([
    { type: 'h1', voice: 'a', take: take(0.5, 0.2) },
    { type: 'p', voice: 'a', take: take(0.5, 0.2) },
    { type: 'p', voice: 'a' },
    { type: 'p', voice: 'a', take: take(0.5, 0.2) },
    { type: 'h2', voice: 'a', take: take(0.5, 0.2) },
  ]);
  expect(spans).toEqual([
    { startMs: 0, endMs: 500 },
    { startMs: 1500, endMs: 2000 },
    { startMs: 2000, endMs: 2000 },
    { startMs: 2600, endMs: 3100 },
    { startMs: 4500, endMs: 5000 },
  ]);
  expect(sound.length).toBe(5 * rate);
  expect(cut(sound, { startMs: 510, endMs: 1490 }).every((sample) => sample === 0)).toBe(true);
});

test('takes of other rates keep their length, and the sizes of the pieces are no matter', async () => {
  const blocks = (pieces: number): BlockSound[] => [
    { type: 'p', voice: 'a', take: take(0.3, 0.2, 22_050, pieces) },
    { type: 'p', voice: 'b', take: take(0.3, 0.2, 16_000, pieces) },
  ];
  const whole = await join(blocks(1 << 20), 44_100);
  expect(whole.spans[0]).toEqual({ startMs: 0, endMs: 300 });
  expect(await join(blocks(7), 44_100)).toEqual(whole);
});

test('nothing is above the ceiling', async () => {
  const { sound } = await join([{ type: 'p', voice: 'a', gainDb: 12, take: take(0.5, 0.9) }]);
  expect(measure.samplePeakDb(sound)).toBeLessThanOrEqual(-1);
});

test('a chapter without a word is no sound', async () => {
  expect(await join([{ type: 'p', voice: 'a' }])).toEqual({
    sound: new Float32Array(0),
    spans: [{ startMs: 0, endMs: 0 }],
  });
});
