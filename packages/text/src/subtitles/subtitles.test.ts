import { describe, expect, it, test } from 'vitest';
import { type SubtitleCue, subtitleCues } from './subtitle-cues.ts';
import { textWidth } from './text-width.ts';
import { type TimedWord, wordsOfCharacters } from './timed-words.ts';
import { toSrt, toVtt } from './write-subtitles.ts';

/** A text spoken evenly, so many seconds a character. */
function spoken(text: string, secondsACharacter = 0.07) {
  const characters = [...text];
  return {
    characters,
    starts: characters.map((_, index) => index * secondsACharacter),
    ends: characters.map((_, index) => (index + 1) * secondsACharacter),
    duration: characters.length * secondsACharacter,
  };
}

function cuesOf(text: string, secondsACharacter = 0.07): SubtitleCue[] {
  const speech = spoken(text, secondsACharacter);
  return subtitleCues(wordsOfCharacters(speech), speech);
}

const linesOf = (cues: readonly SubtitleCue[]): string[][] => cues.map(({ lines }) => lines);

describe('words', () => {
  it('are what stands between spaces, with their own times', () => {
    expect(wordsOfCharacters(spoken('Hi, you  there', 1))).toEqual([
      { text: 'Hi,', start: 0, end: 3 },
      { text: 'you', start: 4, end: 7 },
      { text: 'there', start: 9, end: 14 },
    ]);
  });

  it('are found where no spaces are, punctuation with the word before', () => {
    const words = wordsOfCharacters(spoken('今日は「いい天気」です。', 1));
    expect(words.map(({ text }) => text).join('')).toBe('今日は「いい天気」です。');
    expect(words.length).toBeGreaterThan(2);
    expect(words.every(({ text }) => !/^[。」、]/.test(text) && !/「$/.test(text))).toBe(true);
    expect(words.slice(1).every(({ joined }) => joined)).toBe(true);
  });

  it('leave markup out, which nobody hears, and characters outside the basic plane whole', () => {
    const words = wordsOfCharacters(spoken('A <break time="1s"/>😀 [laughs] 3 < 4', 1));
    expect(words.map(({ text }) => text)).toEqual(['A', '😀', '[laughs]', '3', '<', '4']);
    expect(words[1]).toEqual({ text: '😀', start: 20, end: 21 });
  });

  it('never go back in time', () => {
    const words = wordsOfCharacters({ characters: ['a', ' ', 'b'], starts: [1, 1, 0.5], ends: [2, 2, 0.4] });
    expect(words).toEqual([
      { text: 'a', start: 1, end: 2 },
      { text: 'b', start: 2, end: 2 },
    ]);
  });
});

describe('cues', () => {
  it('end with sentences', () => {
    const cues = cuesOf(
      'The first sentence is here. Dr. Miller says another one. And the third is the last of them.',
    );
    expect(linesOf(cues)).toEqual([
      ['The first sentence is here.'],
      ['Dr. Miller says another one.'],
      ['And the third is the last of them.'],
    ]);
  });

  it('end with clauses, and never with a word that leads over', () => {
    const cues = cuesOf(
      'When the long winter had ended in the mountains, the people of the village came down to the river, and with great joy they began to repair the old wooden bridge.',
    );
    expect(cues.length).toBeGreaterThan(1);
    expect(cues.slice(0, -1).every(({ lines }) => lines.at(-1)!.endsWith(','))).toBe(true);
    for (const line of cues.flatMap(({ lines }) => lines)) expect(line).not.toMatch(/ (the|of|and|to|with)$/);
  });

  it('have lines of 42 letters or 21 of Chinese and Japanese', () => {
    const cues = cuesOf(
      '吾輩は猫である。名前はまだ無い。どこで生れたかとんと見当がつかぬ。何でも薄暗いじめじめした所でニャーニャー泣いていた事だけは記憶している。',
      0.2,
    );
    for (const line of cues.flatMap(({ lines }) => lines)) {
      expect([...line].length).toBeLessThanOrEqual(21);
      expect(line).not.toMatch(/^[。、」]/);
    }
    expect(cues[0]!.lines.join('')).toMatch(/。$/);
  });

  it('cut a word that is wider than a line', () => {
    const address = `https://example.com/${'path/'.repeat(30)}`;
    const cues = cuesOf(`See ${address} now.`);
    expect(
      cues
        .flatMap(({ lines }) => lines)
        .join('')
        .replace(/ /g, ''),
    ).toBe(`See${address}now.`);
  });

  it('stay a little in a pause, and do not run over a long one', () => {
    const cues = subtitleCues(
      [
        { text: 'Yes.', start: 0.2, end: 0.4 },
        { text: 'No.', start: 5, end: 5.3 },
      ],
      { duration: 6 },
    );
    expect(cues).toEqual([
      { start: 0.2, end: 1.2, lines: ['Yes.'] },
      { start: 5, end: 6, lines: ['No.'] },
    ]);
  });

  it('are none for no words, and end with the sound', () => {
    expect(subtitleCues([], { duration: 5 })).toEqual([]);
    expect(subtitleCues([{ text: 'Hm', start: 0, end: 0.9 }], { duration: 0.5 })).toEqual([
      { start: 0, end: 0.5, lines: ['Hm'] },
    ]);
  });
});

/** Repeatable noise of 0 to 1. */
function randomizer(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Speech as people speak: 40 to 120 ms a letter, now and then a pause. */
function randomSpeech(seed: number): { words: TimedWord[]; duration: number } {
  const random = randomizer(seed);
  const words: TimedWord[] = [];
  let at = random();
  for (let count = 1 + Math.floor(random() * 150); count > 0; count--) {
    const isWide = random() < 0.1;
    const letters = 1 + Math.floor(random() * (random() < 0.02 ? 90 : 11));
    const text = (isWide ? '語' : 'x').repeat(letters) + (random() < 0.12 ? '.' : random() < 0.1 ? ',' : '');
    const end = at + text.length * (0.04 + 0.08 * random()) * (isWide ? 2 : 1);
    words.push({ text, start: at, end, ...(isWide ? { joined: true } : {}) });
    at = end + (random() < 0.15 ? random() * 3 : 0);
  }
  return { words, duration: at + random() };
}

test.each(Array.from({ length: 150 }, (_, seed) => seed + 1))('promises hold for speech %i', (seed) => {
  const { words, duration } = randomSpeech(seed);
  const cues = subtitleCues(words, { duration });
  const plain = (text: string) => text.replace(/\s/g, '');
  expect(plain(cues.flatMap(({ lines }) => lines).join(''))).toBe(
    plain(words.map(({ text }) => text).join('')),
  );
  for (const [index, { start, end, lines }] of cues.entries()) {
    const next = cues[index + 1];
    expect(start).toBeGreaterThanOrEqual(0);
    expect(end).toBeLessThanOrEqual(duration);
    if (next) expect(next.start - end).toBeGreaterThanOrEqual(2 / 24 - 1e-9);
    expect(end - start).toBeLessThanOrEqual(7 + 1e-9);
    if (duration > 1.5) expect(end - start).toBeGreaterThanOrEqual(1 - 1e-9);
    expect(lines.length).toBeLessThanOrEqual(2);
    for (const line of lines) expect(textWidth(line)).toBeLessThanOrEqual(42);
  }
});

describe('files', () => {
  const cues: SubtitleCue[] = [
    { start: 0, end: 1.0004, lines: ['<b>Fish & chips</b>', 'a --> b'] },
    { start: 3661.5, end: 3662.9996, lines: ['日本語'] },
  ];

  it('SubRip', () => {
    expect(toSrt(cues)).toBe(
      '1\n00:00:00,000 --> 00:00:01,000\n<b>Fish & chips</b>\na -> b\n\n2\n01:01:01,500 --> 01:01:03,000\n日本語\n',
    );
    expect(toSrt([])).toBe('');
  });

  it('WebVTT, with its marks escaped', () => {
    expect(toVtt(cues)).toBe(
      'WEBVTT\n\n00:00:00.000 --> 00:00:01.000\n&lt;b&gt;Fish &amp; chips&lt;/b&gt;\na --&gt; b\n\n01:01:01.500 --> 01:01:03.000\n日本語\n',
    );
  });
});

it('a text as long as any request is cut whole', () => {
  const speech = spoken('The quick brown fox, they say, jumps over the lazy dog. '.repeat(700));
  expect(subtitleCues(wordsOfCharacters(speech), speech)).toHaveLength(700);
});
