import { describe, expect, it } from 'vitest';
import { expressionOf, findText, replaceText } from './find-text.ts';

const find = (text: string, pattern: string, more = {}) =>
  findText(text, expressionOf({ pattern, matchCase: false, wholeWords: false, ...more })).map(
    ({ start, end }) => text.slice(start, end),
  );

describe('a text is found', () => {
  it.each([
    ['Anna and anna', 'ANNA', {}, ['Anna', 'anna']],
    ['Anna and anna', 'anna', { matchCase: true }, ['anna']],
    ['Ann, Anna, Mary-Ann', 'Ann', { wholeWords: true }, ['Ann', 'Ann']],
    ['Étienne étage', 'é', {}, ['É', 'é']],
    ['caf\u00e9 cafés', 'café', { wholeWords: true }, ['caf\u00e9']],
    ['a.b a+b (a)', 'a.b', {}, ['a.b']],
    ['C++ and [x]', '[x]', {}, ['[x]']],
    ["it’s, it's", "it's", {}, ['it’s', "it's"]],
    ['“Go on”', '"go\u00a0on"', {}, ['“Go on”']],
    ['aaa', 'aa', {}, ['aa']],
    ['😀 and 😀', '😀', {}, ['😀', '😀']],
    ['nothing', 'some', {}, []],
  ])('%s by %s', (text, pattern, more, found) => {
    expect(find(text, pattern, more)).toEqual(found);
  });
});

describe('a text is replaced', () => {
  const node = (text: string, voiceId = 'a') => ({ text, voiceId });
  it('within nodes, and over the border of two: the first has all of it', () => {
    const nodes = [node('Mr. An'), node('na said Anna', 'b')];
    const places = findText(
      'Mr. Anna said Anna',
      expressionOf({ pattern: 'Anna', matchCase: true, wholeWords: true }),
    );
    expect(replaceText(nodes, places, 'Eve')).toEqual([node('Mr. Eve'), node(' said Eve', 'b')]);
  });
  it('nodes without a text go, and one stays', () => {
    expect(replaceText([node('A'), node('B', 'b')], [{ start: 1, end: 2 }], '')).toEqual([node('A')]);
    expect(replaceText([node('A'), node('B', 'b')], [{ start: 0, end: 2 }], '')).toEqual([node('')]);
    expect(
      replaceText(
        [node('ABC')],
        [
          { start: 0, end: 1 },
          { start: 2, end: 3 },
        ],
        '$&',
      ),
    ).toEqual([node('$&B$&')]);
  });
});
