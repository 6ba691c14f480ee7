import { describe, expect, test } from 'vitest';
import {
  castScript,
  duplicateLine,
  type Line,
  lineAfter,
  lineAt,
  moveLine,
  parseScript,
  writeLine,
} from '#web/features/dialogue/script.ts';

const voices = ['Aria', 'Bram', 'Cleo'].map((name) => ({ voice_id: name.toLowerCase(), name }));
const lines: Line[] = ['one', 'two', 'three'].map((text, index) => ({
  id: text,
  text,
  voiceId: index === 1 ? 'bram' : 'aria',
}));
const idsOf = (moved: readonly Line[]) => moved.map(({ id }) => id);

describe('a pasted script', () => {
  test('is split into turns; a line without a name goes on with the turn before', () => {
    expect(parseScript('Anna: Hello!\n\nDr. Bell: Good day.\nCome in.\nAnna： Thanks.')).toEqual([
      { name: 'Anna', text: 'Hello!' },
      { name: 'Dr. Bell', text: 'Good day. Come in.' },
      { name: 'Anna', text: 'Thanks.' },
    ]);
  });

  test.each(['Just a text.\nOf two lines.', 'Note: one line alone', 'It was 10:30.\nAnna: Hi', ''])(
    'is none: %j',
    (text) => expect(parseScript(text)).toBeUndefined(),
  );

  test('names that voices bear are theirs, the others get voices of their own', () => {
    const turns = ['Zoe', 'bram', 'Yan', 'Zoe'].map((name) => ({ name, text: name }));
    expect(castScript(turns, voices).map(({ voiceId }) => voiceId)).toEqual(['aria', 'bram', 'cleo', 'aria']);
  });
});

describe('lines', () => {
  test('move and stop at the ends', () => {
    expect(idsOf(moveLine(lines, 'three', -1))).toEqual(['one', 'three', 'two']);
    expect(idsOf(moveLine(lines, 'one', -1))).toEqual(['one', 'two', 'three']);
    expect(idsOf(moveLine(lines, 'one', 9))).toEqual(['two', 'three', 'one']);
  });

  test('are duplicated below, with an id of their own', () => {
    const twice = duplicateLine(lines, 'two');
    expect(twice.map(({ text }) => text)).toEqual(['one', 'two', 'two', 'three']);
    expect(new Set(idsOf(twice)).size).toBe(4);
  });

  test('are followed by whoever speaks too', () => {
    expect(lineAfter(lines, 'one').voiceId).toBe('bram');
    expect(lineAfter(lines, 'two').voiceId).toBe('aria');
    expect(lineAfter([lines[0]!], 'one').voiceId).toBe('aria');
  });

  test('are found by a place in the whole text', () => {
    expect(lineAt(lines, 0)).toEqual({ index: 0, start: 0 });
    expect(lineAt(lines, 3)).toEqual({ index: 1, start: 3 });
    expect(lineAt(lines, 99)).toBeUndefined();
  });
});

describe('an example', () => {
  const scene: Line[] = lines.map((line) => ({ ...line, isExample: true }));
  const said = (written: readonly Line[]) => written.map(({ text, voiceId }) => `${voiceId}: ${text}`);

  test('makes way for what is written, but for a line that answers', () => {
    expect(said(writeLine(scene, 'one', 'Mine.'))).toEqual(['aria: Mine.', 'bram: ']);
    expect(said(writeLine(scene, 'three', 'Mine.'))).toEqual(['bram: ', 'aria: Mine.']);
  });

  test('leaves what was written before', () => {
    const mixed = scene.with(0, { ...lines[0]!, text: 'Mine.' });
    expect(said(writeLine(mixed, 'two', 'Yours.'))).toEqual(['aria: Mine.', 'bram: Yours.']);
  });

  test('is all there is to make way: lines of a person stay', () => {
    expect(said(writeLine(lines, 'two', 'Yours.'))).toEqual(['aria: one', 'bram: Yours.', 'aria: three']);
  });
});
