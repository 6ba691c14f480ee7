import type { TranscriptWord } from '@mynah/transcripts';
import { expect, test } from 'vitest';
import { cutSegments } from './cut-segments.ts';

const word = (text: string, start: number, end: number, speakerId = 'speaker_0'): TranscriptWord[] => [
  { text, start, end, type: 'word', speakerId, logprob: 0 },
  { text: ' ', start: end, end, type: 'spacing', speakerId, logprob: 0 },
];

test('cuts at pauses and where the speaker changes, never across speakers', () => {
  const words = [
    ...word('Good', 0, 0.6),
    ...word('morning.', 0.7, 1.4),
    ...word('Hello.', 1.5, 2.8, 'speaker_1'),
    ...word('Again.', 5, 6.5, 'speaker_1'),
  ];
  expect(cutSegments(words)).toEqual([
    { speaker: 'speaker_0', startMs: 0, endMs: 1400, text: 'Good morning.' },
    { speaker: 'speaker_1', startMs: 1500, endMs: 2800, text: 'Hello.' },
    { speaker: 'speaker_1', startMs: 5000, endMs: 6500, text: 'Again.' },
  ]);
});

test('joins what is too short to its neighbor of the same speaker, and cuts what is too long', () => {
  const short = [...word('Yes.', 0, 0.3), ...word('Of', 1.2, 1.6), ...word('course.', 1.7, 2.4)];
  expect(cutSegments(short)).toMatchObject([{ startMs: 0, endMs: 2400, text: 'Yes. Of course.' }]);
  const long = Array.from({ length: 60 }, (_, at) =>
    word(at % 10 === 9 ? 'end.' : 'word', at * 0.5, at * 0.5 + 0.4),
  );
  const cut = cutSegments(long.flat());
  expect(cut.length).toBeGreaterThan(2);
  for (const { startMs, endMs } of cut) expect(endMs - startMs).toBeLessThanOrEqual(12_000);
  expect(cut[0]?.text.endsWith('end.')).toBe(true);
});

test('what is heard and not said is no segment', () => {
  expect(cutSegments([{ ...word('(laughter)', 0, 1)[0]!, type: 'audio_event' }])).toEqual([]);
});
