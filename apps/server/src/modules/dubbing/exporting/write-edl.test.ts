import { expect, test } from 'vitest';
import { writeEdl } from './write-edl.ts';

test('each clip is an event with its own beginning and its place in the film', () => {
  const list = writeEdl('A film', [{ name: '001 Anna.wav', startMs: 61_040, durationMs: 2_000 }]);
  expect(list).toBe(
    'TITLE: A film\nFCM: NON-DROP FRAME\n\n001  AX       A     C        00:00:00:00 00:00:02:00 00:01:01:01 00:01:03:01\n* FROM CLIP NAME: 001 Anna.wav\n',
  );
});
