import { expect, test } from 'vitest';
import { ChunkSchedule, LEFT_CONTEXT, RIGHT_CONTEXT } from './chunk-schedule.ts';
import { decodeChunks } from './decode-chunks.ts';
import type { Decoded } from './decoder.ts';
import { FRAME_SAMPLES } from './frames.ts';
import { NormStatistics } from './norm-statistics.ts';
import type { Utterance } from './utterance.ts';

const LONGEST = 2000 + 2 * (LEFT_CONTEXT + RIGHT_CONTEXT);
/** Every sample says where it is; numbers up to 2^24 are exact. */
const ramp = Float32Array.from({ length: LONGEST * FRAME_SAMPLES }, (_, index) => index);

function utteranceOf(frames: number): Utterance {
  const none = new Float32Array(0);
  return {
    frames,
    features: none,
    f0: none,
    energy: none,
    style: none,
    noise: none,
    turns: new Float64Array(0),
  };
}

interface Run {
  from: number;
  to: number;
  frames: number;
  threads?: number;
  signal?: AbortSignal;
  /** Frames of earlier speech that is known. */
  known?: number;
  /** What the first chunk is decoded with, and how many times as quick it is. */
  wideFactor?: number;
  onHeard?: (statistics: NormStatistics) => void;
  decode?: (from: number, to: number) => Float32Array;
}

/** What comes out part by part, and the stretches that were decoded for it. */
function start({ from, to, frames, threads = 1, signal, known, wideFactor, onHeard, decode }: Run) {
  const stretches: [from: number, to: number][] = [];
  /** How many frames each decode was told of. */
  const heard: number[] = [];
  let ms = 0;
  const model = {
    decode: async (_: Utterance, left: number, right: number, before?: NormStatistics): Promise<Decoded> => {
      stretches.push([left, right]);
      heard.push(before?.frames ?? 0);
      ms += right - left;
      const samples = decode?.(left, right) ?? ramp.subarray(left * FRAME_SAMPLES, right * FRAME_SAMPLES);
      return { samples, statistics: new NormStatistics([], right - left) };
    },
  };
  const wide: [from: number, to: number][] = [];
  const first = wideFactor && {
    narrowFactor: wideFactor,
    decode: (utterance: Utterance, left: number, right: number, before?: NormStatistics) => {
      wide.push([left, right]);
      return model.decode(utterance, left, right, before);
    },
  };
  const parts = decodeChunks(model, utteranceOf(frames), {
    from,
    to,
    schedule: new ChunkSchedule(threads, known !== undefined),
    ...(known !== undefined && { known: new NormStatistics([], known) }),
    ...(first && { first }),
    onHeard,
    signal: signal ?? new AbortController().signal,
    now: () => ms,
  });
  return { parts, stretches, wide, heard };
}

test('of 1 to 2000 frames, alone or inside of other speech, no sample is lost or doubled', async () => {
  // the schedule is tested at every length; beyond 300 the samples of every seventh are enough
  for (let frames = 1; frames <= 2000; frames += frames < 300 ? 1 : 7) {
    const from = frames % (LEFT_CONTEXT + 3);
    const to = from + frames;
    const { parts } = start({ from, to, frames: to + (frames % (RIGHT_CONTEXT + 2)) });
    let next = from * FRAME_SAMPLES;
    for await (const part of parts) {
      // a part is a stretch of the ramp: its ends and its fade tell whether it is whole
      const wrong = part.subarray(0, FRAME_SAMPLES).findIndex((sample, index) => sample !== next + index);
      expect(wrong, `${frames} frames, sample ${next}`).toBe(-1);
      next += part.length;
      expect(part.at(-1)).toBe(next - 1);
    }
    expect(next).toBe(to * FRAME_SAMPLES);
  }
});

test('chunks are decoded with context on both sides, as far as there is any', async () => {
  const { parts, stretches } = start({ from: 4, to: 110, frames: 112, threads: 2 });
  for await (const _part of parts);
  expect(stretches).toEqual([
    [0, 24],
    [12, 56],
    [44, 112],
  ]);
});

test('each chunk is told of all that was decoded before it in this utterance, the first of nothing', async () => {
  const { parts, heard } = start({ from: 4, to: 110, frames: 112, threads: 2 });
  for await (const _part of parts);
  expect(heard).toEqual([0, 24, 24 + 44]);
});

test('a voice that is known begins with a shorter chunk, told of its earlier speech', async () => {
  const { parts, stretches, heard } = start({ from: 4, to: 110, frames: 112, known: 100 });
  for await (const _part of parts);
  expect(stretches.slice(0, 2)).toEqual([
    [1, 28],
    [16, 68],
  ]);
  expect(heard).toEqual([60, 60 + 27, 60 + 27 + 52]);
});

test('on all cores only the first chunk is decoded, and the next is no larger than one core can pay for', async () => {
  // 0.7 of 497 ms buy 348 frames of 1 ms, or 43 of 8 ms, of which 12 are context
  const run = start({ from: 0, to: 400, frames: 400, known: 400, wideFactor: 8 });
  for await (const _part of run.parts);
  expect(run.wide).toEqual([[0, 24]]);
  expect(run.stretches.slice(0, 2)).toEqual([
    [0, 24],
    [12, 55],
  ]);
});

test('what was heard of the whole is told at its end, and not when it was left', async () => {
  const lengths: number[] = [];
  const onHeard = ({ frames }: NormStatistics) => lengths.push(frames);
  for await (const _part of start({ from: 4, to: 110, frames: 112, onHeard }).parts);
  expect(lengths).toEqual([106]);
  const controller = new AbortController();
  const left = start({ from: 0, to: 500, frames: 500, signal: controller.signal, onHeard });
  for await (const _part of left.parts) controller.abort();
  expect(lengths).toEqual([106]);
});

test('the first part is given out before the second is decoded', async () => {
  const { parts, stretches } = start({ from: 0, to: 300, frames: 300, threads: 2 });
  const first = await parts.next();
  expect(first.value?.length).toBe(16 * FRAME_SAMPLES - 120);
  expect(stretches).toHaveLength(1);
});

test('two chunks that disagree meet in a fade of 10 ms about their join', async () => {
  const decode = (left: number, right: number): Float32Array =>
    new Float32Array((right - left) * FRAME_SAMPLES).fill(left === 0 ? 1 : 0);
  const { parts } = start({ from: 0, to: 40, frames: 40, threads: 2, decode });
  const sound: number[] = [];
  for await (const part of parts) sound.push(...part);
  const join = 16 * FRAME_SAMPLES;
  expect(sound.slice(0, join - 120).every((sample) => sample === 1)).toBe(true);
  expect(sound.slice(join + 120).every((sample) => sample === 0)).toBe(true);
  const steps = sound
    .slice(join - 121, join + 121)
    .map((sample, index, all) => sample - (all[index + 1] ?? 0));
  expect(Math.max(...steps)).toBeLessThan(1 / 200);
  expect(Math.min(...steps)).toBeGreaterThanOrEqual(0);
});

test('stops after the running chunk when aborted', async () => {
  const controller = new AbortController();
  const { parts, stretches } = start({ from: 0, to: 500, frames: 500, signal: controller.signal });
  for await (const _part of parts) if (stretches.length === 2) controller.abort();
  expect(stretches).toHaveLength(2);
});
