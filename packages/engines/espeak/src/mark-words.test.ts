import { expect, test } from 'vitest';
import { markWords } from './mark-words.ts';

const at = (start: number, end: number, startMs: number, endMs: number) => ({ start, end, startMs, endMs });

test.each([
  [
    'events inside one word are merged',
    '1,250 men',
    [at(0, 1, 0, 10), at(2, 5, 10, 30), at(6, 9, 30, 40)],
    ['1,250', 'men'],
  ],
  [
    'an event for two words is widened',
    'in the park',
    [at(0, 2, 0, 10), at(7, 11, 10, 30)],
    ['in the', 'park'],
  ],
  ['an event too long is cut to its word', 'it — is', [at(0, 6, 0, 10), at(5, 7, 10, 30)], ['it', 'is']],
  ['scripts without spaces', '天气好', [at(0, 2, 0, 10), at(2, 3, 10, 30)], ['天气', '好']],
  ['what follows the last word is left out', 'go! ', [at(0, 2, 0, 10), at(3, 4, 10, 12)], ['go']],
])('%s', (_title, text, words, marked) => {
  expect(markWords(text, words).map((mark) => text.slice(mark.start, mark.end))).toEqual(marked);
});

test('merged events keep the whole time', () => {
  expect(markWords('1,250', [at(0, 1, 0, 10), at(2, 5, 10, 30)])).toEqual([at(0, 5, 0, 30)]);
});
