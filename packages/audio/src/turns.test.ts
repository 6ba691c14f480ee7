import { expect, it } from 'vitest';
import { inTurns, joinInTurns } from './turns.ts';

const slice = 256 * 1024;
const counted = (length: number): Uint8Array => Uint8Array.from({ length }, (_, index) => index % 251);

/** How often something else had its turn meanwhile. */
async function turnsDuring<T>(work: Promise<T>): Promise<{ result: T; turns: number }> {
  let turns = 0;
  let isOver = false;
  const look = (): void => {
    turns++;
    if (!isOver) setImmediate(look);
  };
  setImmediate(look);
  const result = await work;
  isOver = true;
  return { result, turns };
}

it('gives every byte once, with a turn for others between the slices', async () => {
  const bytes = counted(3 * slice + 5);
  const slices: Uint8Array[] = [];
  const { turns } = await turnsDuring(
    (async () => {
      for await (const bytesOfSlice of inTurns(bytes)) slices.push(bytesOfSlice);
    })(),
  );
  expect(slices.map(({ length }) => length)).toEqual([slice, slice, slice, 5]);
  expect(Buffer.compare(Buffer.concat(slices), bytes)).toBe(0);
  expect(turns).toBeGreaterThanOrEqual(3);
});

it.each([
  ['one long part', [4 * slice]],
  ['many short ones', new Array(100).fill(10_000)],
])('joins %s over several turns', async (_title, lengths: number[]) => {
  const parts = lengths.map(counted);
  const { result, turns } = await turnsDuring(joinInTurns(parts));
  expect(Buffer.compare(result, Buffer.concat(parts))).toBe(0);
  expect(turns).toBeGreaterThanOrEqual(3);
});

it('joins nothing to nothing', async () => {
  expect(await joinInTurns([])).toEqual(new Uint8Array(0));
});
