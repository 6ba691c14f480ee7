import { expect, test } from 'vitest';
import { excerptsOf } from './excerpts.ts';

const sample = {
  durationMs: 100_000,
  trimStartMs: null,
  trimEndMs: null,
  speakers: null,
  selectedSpeakerIds: null,
};

test('parts come from all over a long recording', () => {
  expect(excerptsOf(sample, { count: 2, lengthMs: 4_000 })).toEqual([
    { startMs: 23_000, endMs: 27_000 },
    { startMs: 73_000, endMs: 77_000 },
  ]);
});

test('a short one is taken whole, within its trim', () => {
  const short = { ...sample, trimStartMs: 1_000, trimEndMs: 5_000 };
  expect(excerptsOf(short, { count: 2, lengthMs: 4_000 })).toEqual([{ startMs: 1_000, endMs: 5_000 }]);
});

test('where a speaker was chosen only their words are taken, over the gaps between', () => {
  const speakers = [
    {
      speakerId: 'a',
      utterances: [
        { startMs: 0, endMs: 3_000 },
        { startMs: 50_000, endMs: 57_000 },
      ],
    },
    { speakerId: 'b', utterances: [{ startMs: 3_000, endMs: 50_000 }] },
  ];
  const chosen = { ...sample, speakers, selectedSpeakerIds: ['a'] };
  // ten seconds in all: the middle four
  expect(excerptsOf(chosen, { count: 1, lengthMs: 4_000 })).toEqual([{ startMs: 50_000, endMs: 54_000 }]);
  expect(excerptsOf(chosen, { count: 1, lengthMs: 8_000 })).toEqual([
    { startMs: 1_000, endMs: 3_000 },
    { startMs: 50_000, endMs: 56_000 },
  ]);
});
