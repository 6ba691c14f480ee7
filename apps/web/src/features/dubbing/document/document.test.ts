import { describe, expect, it } from 'vitest';
import {
  addLine,
  type DubDocument,
  type Line,
  lineOf,
  mergeSpeakers,
  moveLine,
  neighborOf,
  trimLine,
} from '#web/features/dubbing/document/dub-document.ts';
import { cutText, mergeWithNext, splitLine } from '#web/features/dubbing/document/splitting.ts';
import { mergeDubs } from '#web/features/dubbing/saving/merging.ts';

const line = (id: string, startMs: number, endMs: number, more: Partial<Line> = {}): Line => ({
  id,
  speakerId: 'ann',
  startMs,
  endMs,
  sourceText: 'one two three four',
  text: 'eins zwei drei vier',
  isLocked: false,
  ...more,
});
const speakers = [
  { id: 'ann', name: 'Ann', voiceId: null },
  { id: 'bo', name: 'Bo', voiceId: 'voice' },
];
const dubOf = (...lines: Line[]): DubDocument => ({ speakers, lines });
const lengthMs = 20_000;
const placeOf = (dub: DubDocument, id: string) => {
  const found = lineOf(dub, id);
  return found && [found.startMs, found.endMs];
};

describe('a line in time', () => {
  const dub = dubOf(
    line('a', 1000, 3000),
    line('other', 2500, 6000, { speakerId: 'bo' }),
    line('b', 5000, 7000),
  );

  it('moves between the lines of its own speaker, over those of others, and keeps its length', () => {
    expect(placeOf(moveLine(dub, 'a', 2000, lengthMs), 'a')).toEqual([2000, 4000]);
    expect(placeOf(moveLine(dub, 'a', 4500, lengthMs), 'a')).toEqual([3000, 5000]);
    expect(placeOf(moveLine(dub, 'a', -500, lengthMs), 'a')).toEqual([0, 2000]);
    expect(placeOf(moveLine(dub, 'b', 19_900, lengthMs), 'b')).toEqual([18_000, 20_000]);
  });

  it('is trimmed at either edge, never to nothing and never over its neighbor', () => {
    expect(placeOf(trimLine(dub, 'a', { endMs: 9000 }, lengthMs), 'a')).toEqual([1000, 5000]);
    expect(placeOf(trimLine(dub, 'a', { startMs: 2990 }, lengthMs), 'a')).toEqual([2800, 3000]);
    expect(placeOf(trimLine(dub, 'b', { startMs: 100 }, lengthMs), 'b')).toEqual([3000, 7000]);
  });

  it('stands in order of its beginning', () => {
    const moved = moveLine(dub, 'other', 8000, lengthMs);
    expect(moved.lines.map(({ id }) => id)).toEqual(['a', 'b', 'other']);
    expect(neighborOf(moved, 'b', 1)?.id).toBe('other');
    expect(neighborOf(moved, undefined, 1)?.id).toBe('a');
    expect(neighborOf(moved, 'other', 1)).toBeUndefined();
  });

  it('is the same document where nothing changes, so that undo has no empty steps', () => {
    expect(moveLine(dub, 'a', 1000, lengthMs)).toBe(dub);
    expect(splitLine(dub, 'a', { atMs: 1050, newId: 'n' })).toBe(dub);
    expect(mergeWithNext(dub, 'b')).toBe(dub);
  });
});

describe('a line in words', () => {
  it('is split between words, in proportion or under the cursor, and merged again to what it was', () => {
    const dub = dubOf(line('a', 0, 4000), line('c', 9000, 9500));
    const half = splitLine(dub, 'a', { atMs: 2000, newId: 'b' });
    expect(half.lines.map(({ text }) => text)).toEqual(['eins zwei', 'drei vier', 'eins zwei drei vier']);
    expect(half.lines.map(({ sourceText }) => sourceText).slice(0, 2)).toEqual(['one two', 'three four']);
    expect(placeOf(half, 'b')).toEqual([2000, 4000]);
    const early = splitLine(dub, 'a', { atMs: 2000, newId: 'b', textAt: 4 });
    expect(lineOf(early, 'b')?.text).toBe('zwei drei vier');
    expect(mergeWithNext(half, 'a')).toEqual(dub);
  });

  it('keeps a word whole, and cuts Japanese between characters', () => {
    expect(cutText('Donaudampfschifffahrt', 5)).toEqual(['Donaudampfschifffahrt', '']);
    expect(cutText('こんにちは世界', 5)).toEqual(['こんにちは', '世界']);
    expect(cutText('', 0)).toEqual(['', '']);
  });

  it('is merged with the next of the same speaker, not with what somebody else says between', () => {
    const dub = dubOf(line('a', 0, 1000), line('x', 1000, 2000, { speakerId: 'bo' }), line('b', 2000, 3000));
    expect(mergeWithNext(dub, 'a').lines.map(({ id, endMs }) => [id, endMs])).toEqual([
      ['a', 3000],
      ['x', 2000],
    ]);
  });
});

it('one speaker says all that the other said', () => {
  const merged = mergeSpeakers(
    dubOf(line('a', 0, 1000), line('x', 1000, 2000, { speakerId: 'bo' })),
    'bo',
    'ann',
  );
  expect(merged.speakers.map(({ id }) => id)).toEqual(['ann']);
  expect(merged.lines.every(({ speakerId }) => speakerId === 'ann')).toBe(true);
});

describe('two people at once', () => {
  const base = dubOf(line('a', 0, 1000), line('b', 2000, 3000), line('c', 4000, 5000));
  const text = (dub: DubDocument, id: string, words: string): DubDocument => ({
    ...dub,
    lines: dub.lines.map((one) => (one.id === id ? { ...one, text: words } : one)),
  });

  it('lose nothing where they changed different lines', () => {
    const mine = addLine(text(base, 'a', 'mine'), line('new', 6000, 7000));
    const theirs = { ...text(base, 'b', 'theirs'), lines: text(base, 'b', 'theirs').lines.slice(0, 2) };
    const { document, conflicts } = mergeDubs({ base, mine, theirs });
    expect(conflicts).toEqual([]);
    expect(document.lines.map(({ id, text }) => [id, text])).toEqual([
      ['a', 'mine'],
      ['b', 'theirs'],
      ['new', 'eins zwei drei vier'],
    ]);
  });

  it('did the same: no question', () => {
    const same = text(base, 'a', 'same');
    expect(mergeDubs({ base, mine: same, theirs: text(base, 'a', 'same') }).conflicts).toEqual([]);
  });

  it('keep a speaker whose lines the other still has', () => {
    const theirs = mergeSpeakers({ ...base }, 'ann', 'bo');
    const mine = text(base, 'a', 'mine');
    const { document } = mergeDubs({ base, mine, theirs });
    expect(document.speakers.map(({ id }) => id).toSorted()).toEqual(['ann', 'bo']);
  });
});
