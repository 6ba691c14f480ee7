import type { TranscriptWord } from '@mynah/contract/speech/speech-to-text';
import { describe, expect, test } from 'vitest';
import { applyChange, inverseOf } from '#web/features/speech-to-text/editor/change.ts';
import { correctWords } from '#web/features/speech-to-text/editor/correct-words.ts';
import { findText } from '#web/features/speech-to-text/editor/find-text.ts';
import { paragraphsOf, speakingSeconds } from '#web/features/speech-to-text/editor/paragraphs.ts';
import { replaceText } from '#web/features/speech-to-text/editor/replace-text.ts';

type Piece = [text: string, start: number, speaker?: string];

/** Words of half a second with a space after each but the last. */
function wordsOf(...pieces: Piece[]): TranscriptWord[] {
  return pieces.flatMap(([text, start, speaker = 'speaker_0'], index) => {
    const base = { speaker_id: speaker, logprob: -0.1, characters: null, channel_index: null };
    const word = { ...base, text, start, end: start + 0.5, type: 'word' as const };
    const space = { ...base, text: ' ', start: start + 0.5, end: start + 0.6, type: 'spacing' as const };
    return index < pieces.length - 1 ? [word, space] : [word];
  });
}
const channel = (words: TranscriptWord[], channel_index = 0) => ({
  ...{ channel_index, words },
  language: 'en',
  language_probability: 1,
});

describe('paragraphs', () => {
  test('begin where another speaks and after a pause', () => {
    const words = wordsOf(['Hello', 0], ['there.', 0.6], ['Hi.', 1.2, 'speaker_1'], ['So', 9, 'speaker_1']);
    const found = paragraphsOf({ channels: [channel(words)] });
    expect(found.map(({ text, speakerId }) => [speakerId, text])).toEqual([
      ['speaker_0', 'Hello there.'],
      ['speaker_1', 'Hi.'],
      ['speaker_1', 'So'],
    ]);
    expect(found.reduce((sum, { count }) => sum + count, 0)).toBe(words.length);
    expect(found[0]!.words[1]).toMatchObject({ from: 6, to: 12, startSeconds: 0.6 });
  });

  test('of two channels stand in the order of time', () => {
    const found = paragraphsOf({
      channels: [channel(wordsOf(['Second', 5])), channel(wordsOf(['First', 1]), 1)],
    });
    expect(found.map(({ text, channel: of }) => [of, text])).toEqual([
      [1, 'First'],
      [0, 'Second'],
    ]);
  });

  test('tell how long each speaker is heard', () => {
    const words = wordsOf(['a', 0], ['b', 1], ['c', 2, 'speaker_1']);
    const heard = speakingSeconds(paragraphsOf({ channels: [channel(words)] }));
    expect([...heard]).toEqual([
      ['speaker_0', 1],
      ['speaker_1', 0.5],
    ]);
  });

  test('of nothing are none', () => {
    expect(paragraphsOf({ channels: [channel([])] })).toEqual([]);
  });
});

describe('a correction', () => {
  const words = wordsOf(['The', 0], ['quick', 1], ['fax', 2], ['jumps', 3]);

  test('of one word leaves the others and their times alone', () => {
    const heard = words.map((word) => ({ ...word, channel_index: 1 }));
    const change = correctWords(heard, 10, 'The quick fox jumps');
    expect(change).toMatchObject({ index: 14, deleteCount: 1 });
    expect(change?.words).toEqual([
      {
        text: 'fox',
        start: 2,
        end: 2.5,
        type: 'word',
        speaker_id: 'speaker_0',
        channel_index: 1,
        logprob: 0,
        characters: null,
      },
    ]);
  });

  test('that makes two words of one shares its time between them', () => {
    const change = correctWords(words, 0, 'The quick f ox jumps');
    expect(change?.words.map(({ text, start, end }) => [text, start, end])).toEqual([
      ['f', 2, 2.125],
      [' ', 2.125, 2.25],
      ['ox', 2.25, 2.5],
    ]);
  });

  test('that only takes away brings no words', () => {
    expect(correctWords(words, 0, 'The quick jumps')).toMatchObject({ deleteCount: 2, words: [] });
  });

  test('that adds at the end begins where the last word ended', () => {
    const change = correctWords(words, 0, 'The quick fax jumps high');
    expect(change).toMatchObject({ index: 7, deleteCount: 0 });
    expect(change?.words.at(-1)).toMatchObject({ text: 'high', start: 3.5 });
  });

  test('of nothing is none', () => {
    expect(correctWords(words, 0, '  The quick fax jumps ')).toBeUndefined();
  });
});

describe('search', () => {
  const paragraphs = [{ text: 'Café au lait.' }, { text: 'A cafe, and another CAFÉ.' }];

  test('finds every place, whatever its case and accents', () => {
    expect(findText(paragraphs, 'cafe')).toEqual([
      { paragraph: 0, from: 0, to: 4 },
      { paragraph: 1, from: 2, to: 6 },
      { paragraph: 1, from: 20, to: 24 },
    ]);
  });

  test('of blanks finds nothing', () => {
    expect(findText(paragraphs, '  ')).toEqual([]);
  });
});

describe('replacing', () => {
  const said = wordsOf(['The', 0], ['fax', 1], ['saw', 2], ['a', 3], ['fax,', 4], ['faxfax', 5]);
  const channels = [channel(said)];
  const details = { channels, title: 'A talk', speakers: [] };
  const paragraphs = paragraphsOf(details);
  const matches = findText(paragraphs, 'fax');
  const words = replaceText(channels, paragraphs, { matches, replacement: 'red fox' });

  test('everywhere keeps the times of what stands between', () => {
    const changed = applyChange(details, { words }).channels[0]!.words;
    expect(changed.map(({ text }) => text).join('')).toBe('The red fox saw a red fox, red foxred fox');
    expect(changed.filter(({ text }) => ['The', 'saw', 'a'].includes(text))).toEqual(
      said.filter(({ text }) => ['The', 'saw', 'a'].includes(text)),
    );
    expect(changed.find(({ text }) => text === 'fox,')).toMatchObject({ end: 4.5 });
  });

  test('a change is undone, word for word', () => {
    const change = { words, title: 'Another' };
    expect(applyChange(applyChange(details, change), inverseOf(details, change))).toEqual(details);
  });
});
