import type { SpeechSegment } from '@mynah/text';
import { planSpeech } from '@mynah/text';
import { expect, test } from 'vitest';
import { type SegmentSound, type TimedCharacter, timeCharacters } from './character-timings.ts';

/** The only segment of a text. */
const segmentOf = (text: string): SpeechSegment =>
  planSpeech(text, { language: 'en', normalization: 'auto', ssml: true }).segments[0]!;

const sound = (text: string, more: Partial<SegmentSound> = {}): SegmentSound => ({
  segment: segmentOf(text),
  source: text,
  marks: [],
  originMs: 0,
  startMs: 0,
  endMs: 1000,
  ...more,
});

const textOf = (timed: readonly TimedCharacter[]): string => timed.map(({ character }) => character).join('');

test('without marks the characters share the time evenly', () => {
  const { written } = timeCharacters(sound('abcde'));
  expect(written.map(({ startMs }) => Math.round(startMs))).toEqual([0, 200, 400, 600, 800]);
  expect(written.at(-1)?.endMs).toBe(1000);
});

test('marks place words; the space between takes the gap', () => {
  const marks = [
    { start: 0, end: 2, startMs: 100, endMs: 300 },
    { start: 3, end: 5, startMs: 500, endMs: 900 },
  ];
  const { written } = timeCharacters(sound('ab cd', { marks }));
  expect(written.map(({ startMs, endMs }) => [startMs, endMs])).toEqual([
    [100, 200],
    [200, 300],
    [300, 500],
    [500, 700],
    [700, 1000],
  ]);
});

test('silence that was cut off at the start moves the marks, never before the start', () => {
  const marks = [{ start: 0, end: 2, startMs: 100, endMs: 300 }];
  const { written } = timeCharacters(sound('ab', { marks, originMs: -150, startMs: 0, endMs: 150 }));
  expect(written[0]).toMatchObject({ startMs: 0 });
  expect(written[1]?.endMs).toBe(150);
});

test('what is spoken otherwise than written has its own characters; the written ones share its time', () => {
  const { written, spoken } = timeCharacters(sound('It costs $5 now.'));
  expect(textOf(written)).toBe('It costs $5 now.');
  expect(textOf(spoken)).toBe('It costs five dollars now.');
  const dollars = written.slice(9, 11);
  expect(dollars[1]!.endMs - dollars[0]!.startMs).toBeGreaterThan(300);
});

test('one entry a code point, also outside the basic plane', () => {
  const { written } = timeCharacters(sound('Hi 😀 there'));
  expect(written.map(({ character }) => character)).toContain('😀');
  expect(textOf(written)).toBe('Hi 😀 there');
});

test.each([
  'Hello, world! How are you?',
  'Dr. Smith paid 1,234.50 € on 3/4/2024.',
  '日本語 mixed, ok?',
  'a',
  '…wait… what?!',
])('times never go back and lie within the sound: %s', (text) => {
  const timings = timeCharacters(sound(text, { startMs: 50, originMs: 50, endMs: 777 }));
  for (const timed of [timings.written, timings.spoken]) {
    const times = timed.flatMap(({ startMs, endMs }) => [startMs, endMs]);
    expect(times).toEqual([...times].sort((a, b) => a - b));
    expect(times[0]).toBeGreaterThanOrEqual(50);
    expect(times.at(-1)).toBe(777);
  }
});

test('marks beyond the end are held within it', () => {
  const marks = [{ start: 0, end: 5, startMs: 0, endMs: 5000 }];
  expect(timeCharacters(sound('abcde', { marks })).written.at(-1)?.endMs).toBe(1000);
});
