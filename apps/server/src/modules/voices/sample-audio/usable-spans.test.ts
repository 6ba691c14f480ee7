import { expect, test } from 'vitest';
import { usableMs, usableSpans } from './usable-spans.ts';

const whole = {
  durationMs: 10_000,
  trimStartMs: null,
  trimEndMs: null,
  speakers: null,
  selectedSpeakerIds: null,
};
const speakers = [
  {
    speakerId: 'speaker_0',
    utterances: [
      { startMs: 0, endMs: 3000 },
      { startMs: 7000, endMs: 9000 },
    ],
  },
  { speakerId: 'speaker_1', utterances: [{ startMs: 3000, endMs: 6500 }] },
];

test('a recording is used as a whole, or what is left of it by its trim', () => {
  expect(usableSpans(whole)).toEqual([{ startMs: 0, endMs: 10_000 }]);
  expect(usableSpans({ ...whole, trimStartMs: 2000 })).toEqual([{ startMs: 2000, endMs: 10_000 }]);
  expect(usableSpans({ ...whole, trimEndMs: 99_000 })).toEqual([{ startMs: 0, endMs: 10_000 }]);
});

test('of chosen speakers, what they say within the trim, in order', () => {
  const chosen = { ...whole, speakers, trimEndMs: 8000 };
  expect(usableSpans({ ...chosen, selectedSpeakerIds: ['speaker_0'] })).toEqual([
    { startMs: 0, endMs: 3000 },
    { startMs: 7000, endMs: 8000 },
  ]);
  const both = { ...chosen, selectedSpeakerIds: ['speaker_1', 'speaker_0'] };
  expect(usableSpans(both).map(({ startMs }) => startMs)).toEqual([0, 3000, 7000]);
  expect(usableSpans({ ...chosen, selectedSpeakerIds: [] })).toEqual([{ startMs: 0, endMs: 8000 }]);
  expect(usableMs([both, whole])).toBe(17_500);
});
