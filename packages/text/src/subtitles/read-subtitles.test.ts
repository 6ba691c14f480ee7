import { expect, test } from 'vitest';
import { readSubtitles } from './read-subtitles.ts';
import { toSrt, toVtt } from './write-subtitles.ts';

test('reads SRT as programs write it', () => {
  const file =
    '\uFEFF1\r\n00:00:01,500 --> 00:00:03,000\r\n{\\an8}<i>Good</i> morning,\r\nAnna.\r\n\r\n2\r\n01:00:00,000 --> 01:00:01,250 X1:10\r\nTwo &amp; two.\r\n';
  expect(readSubtitles(file)).toEqual([
    { startMs: 1500, endMs: 3000, text: 'Good morning, Anna.' },
    { startMs: 3_600_000, endMs: 3_601_250, text: 'Two & two.' },
  ]);
});

test('reads WebVTT: notes, styles and settings are none of what is said', () => {
  const file =
    'WEBVTT - a film\n\nNOTE not said\n\nSTYLE\n::cue { color: red }\n\nintro\n00:02.5 --> 00:04.000 align:start\n<v Anna>Late.\n\n00:01.000 --> 00:02.000\nEarly.\n';
  expect(readSubtitles(file)).toEqual([
    { startMs: 1000, endMs: 2000, text: 'Early.' },
    { startMs: 2500, endMs: 4000, text: 'Late.' },
  ]);
});

test('reads what we write', () => {
  const cues = [{ start: 0.5, end: 2.25, lines: ['Once there was', 'a town.'] }];
  for (const write of [toSrt, toVtt])
    expect(readSubtitles(write(cues))).toEqual([
      { startMs: 500, endMs: 2250, text: 'Once there was a town.' },
    ]);
});

test.each([
  ['nothing', ''],
  ['a letter', 'Dear Anna,\nit is 10:30 --> come.'],
  ['an end before its start', '1\n00:00:03,000 --> 00:00:01,000\nNo.\n'],
  ['no words', '1\n00:00:01,000 --> 00:00:02,000\n\n'],
  ['long marks without an end', `1\n00:00:01,000 --> 00:00:02,000\n${'<'.repeat(200_000)}`],
])('%s has at most what it says', (_, file) => expect(readSubtitles(file).length).toBeLessThan(2));
