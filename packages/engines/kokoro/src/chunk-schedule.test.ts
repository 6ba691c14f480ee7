import { expect, test } from 'vitest';
import { ChunkSchedule, EvenSchedule, type Pace } from './chunk-schedule.ts';

const lengths = Array.from({ length: 2000 }, (_, index) => index + 1);
/** A machine that keeps far ahead, one that just keeps up, one that falls behind, and a clock that stands still. */
const paces: Pace[] = [
  { frameMs: 1, bufferedMs: 4000 },
  { frameMs: 14, bufferedMs: 800 },
  { frameMs: 60, bufferedMs: 0 },
  { frameMs: 0, bufferedMs: 0 },
];

function chunksOf(frames: number, threads: number, pace: Pace, isKnown = false): number[] {
  const schedule = new ChunkSchedule(threads, isKnown);
  const chunks: number[] = [];
  for (let left = frames; left > 0; left -= chunks.at(-1)!) chunks.push(schedule.next(left, pace));
  return chunks;
}

test.each([
  [1, false, 32],
  [1, true, 20],
  [2, false, 16],
  [2, true, 12],
])(
  'on %i threads, voice known: %s: every length is covered once, the first %i frames at once',
  (threads, isKnown, first) => {
    for (const pace of paces) {
      for (const frames of lengths) {
        const chunks = chunksOf(frames, threads, pace, isKnown);
        const wrong = chunks.find((chunk) => !Number.isInteger(chunk) || chunk < 1);
        expect(wrong, `${frames} frames: ${chunks}`).toBeUndefined();
        expect(chunks.reduce((sum, chunk) => sum + chunk, 0)).toBe(frames);
        // what is left when it is little joins the chunk before
        expect(chunks[0]!, `${frames} frames`).toBeLessThanOrEqual(first + 8);
        if (frames > first + 8) expect(chunks[0]).toBe(first);
        expect(Math.max(...chunks)).toBeLessThanOrEqual(64 + 16);
        if (chunks.length > 1) expect(chunks.at(-1)).toBeGreaterThan(8);
      }
    }
  },
);

test('chunks double while the sound given out pays for them, up to 64 frames', () => {
  expect(chunksOf(400, 2, paces[0]!)).toEqual([16, 32, 64, 64, 64, 64, 64, 32]);
});

test('chunks stay small where the sound given out pays for no more', () => {
  // 0.7 of 800 ms buy 40 frames of 14 ms; 12 of them are context
  expect(chunksOf(120, 2, paces[1]!)).toEqual([16, 28, 28, 28, 20]);
  expect(chunksOf(60, 2, paces[2]!)).toEqual([16, 16, 16, 12]);
});

test('a pace that changes changes the next chunk only', () => {
  const schedule = new ChunkSchedule(2);
  expect(schedule.next(500, paces[0]!)).toBe(16);
  expect(schedule.next(484, paces[0]!)).toBe(32);
  expect(schedule.next(452, paces[2]!)).toBe(16);
  expect(schedule.next(436, paces[0]!)).toBe(32);
});

test('sound that nobody waits for is decoded in few parts, none above three seconds', () => {
  for (const frames of lengths.filter((length) => length % 7 === 1)) {
    const schedule = new EvenSchedule(frames);
    const chunks: number[] = [];
    for (let left = frames; left > 0; left -= chunks.at(-1)!) chunks.push(schedule.next(left));
    expect(Math.max(...chunks)).toBeLessThanOrEqual(120);
    expect(chunks).toHaveLength(Math.ceil(frames / 120));
  }
});
