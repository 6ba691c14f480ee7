import { describe, expect, test } from 'vitest';
import { SpeechTextBuffer } from './speech-text-buffer.ts';

/** Chunks that come out when the text is typed in messages of `size` characters, then flushed. */
function type(
  text: string,
  { size = 7, schedule = [50] }: { size?: number; schedule?: number[] } = {},
): string[] {
  const buffer = new SpeechTextBuffer(schedule);
  const chunks: string[] = [];
  for (let at = 0; at < text.length; at += size) chunks.push(...buffer.push(text.slice(at, at + size)));
  const rest = buffer.flush();
  return rest === undefined ? chunks : [...chunks, rest];
}

const prose =
  'It was a bright cold day in April, and the clocks were striking thirteen. Winston Smith slipped quickly through the glass doors. He was thirty-nine.';

describe('SpeechTextBuffer', () => {
  test.each([1, 3, 7, 50, 1000])('loses nothing, in messages of %i characters', (size) => {
    expect(type(prose, { size }).join('')).toBe(prose);
  });

  test('cuts at sentence ends where it can', () => {
    expect(type(prose, { schedule: [80] })[0]).toBe(prose.slice(0, 74));
  });

  test('keeps to the default schedule', () => {
    const buffer = new SpeechTextBuffer();
    expect(buffer.push('a '.repeat(59))).toEqual([]);
    expect(buffer.push(`${'a '.repeat(30)}end. `)).toHaveLength(1);
  });

  test.each([
    [
      'an abbreviation',
      'We have been waiting here the whole long day for Dr. Smith to come home again from work today.',
      'Dr. Smith',
    ],
    [
      'a decimal',
      'The value that we measured in the lab was just 3.14159 and nothing more than that, I say.',
      '3.14159',
    ],
    [
      'a number and its unit',
      'The road from here to the very next village is some 10 km long and rather steep all over.',
      '10 km',
    ],
    [
      'a grouped number',
      'La ville dont nous parlons ici avait en ce temps 12 000 habitants et un seul petit marché.',
      '12 000',
    ],
    [
      'a date',
      'The people who signed that old paper did so on July 4, 1776 and then went home for dinner now.',
      'July 4, 1776',
    ],
    [
      'an amount',
      'They told us that all of it would cost no more than $ 5 at the door, which is not a lot at all.',
      '$ 5',
    ],
    [
      'a break',
      'One moment please while I am looking for that name <break time="1.5s" /> and here it is at last.',
      '<break time="1.5s" />',
    ],
    [
      'a phoneme',
      'One moment please while I look <phoneme alphabet="ipa" ph="a b">for this name</phoneme> and so on.',
      '<phoneme alphabet="ipa" ph="a b">for this name</phoneme>',
    ],
    [
      'an audio tag',
      'One moment please while I am looking for that now [clears throat] and here it is at long last.',
      '[clears throat]',
    ],
  ])('never cuts %s', (_, text, whole) => {
    for (const size of [1, 4, 9, 100]) {
      const chunks = type(text, { size });
      expect(chunks.length).toBeGreaterThan(1);
      expect(chunks.some((chunk) => chunk.includes(whole))).toBe(true);
    }
  });

  test('never cuts a word, wherever the messages end', () => {
    for (const size of [1, 2, 5, 11]) {
      for (const chunk of type(prose.repeat(3), { size }).slice(0, -1)) expect(chunk).toMatch(/\s$/);
    }
  });

  test('cuts Chinese and Japanese after their own marks', () => {
    const text = '今日は天気がいいので散歩に行きました。'.repeat(6);
    for (const chunk of type(text)) expect(chunk).toMatch(/。$/);
  });

  test('triggers early when asked, with at least a little text', () => {
    const buffer = new SpeechTextBuffer();
    buffer.push('Short. ');
    expect(buffer.trigger()).toBeUndefined();
    buffer.push('Now there is rather more of it, and then some mor');
    expect(buffer.trigger()).toBe('Short. Now there is rather more of it, ');
    expect(buffer.flush()).toBe('and then some mor');
    expect(buffer.flush()).toBeUndefined();
  });

  test('white space alone is nothing to speak', () => {
    const buffer = new SpeechTextBuffer();
    expect(buffer.push(' ')).toEqual([]);
    expect(buffer.flush()).toBeUndefined();
  });

  test('a word without an end comes out in the end', () => {
    const chunks = type('x'.repeat(9000), { size: 500 });
    expect(chunks.join('')).toHaveLength(9000);
    expect(Math.max(...chunks.map((chunk) => chunk.length))).toBeLessThan(3000);
  });
});
