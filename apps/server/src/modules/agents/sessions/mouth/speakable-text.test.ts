import { expect, test } from 'vitest';
import { Clauses } from './clauses.ts';
import { speakableText } from './speakable-text.ts';

test.each([
  ['**Bold**, *soft* and `code`.', 'Bold, soft and code.'],
  ['See [our page](https://example.com/a?b=c).', 'See our page.'],
  ['Go to https://example.com/x, please.', 'Go to, please.'],
  ['# Hours\n- Monday\n- Tuesday!', 'Hours.\nMonday.\nTuesday!'],
  ['Well done 🎉👍🏽 friend 👩‍👩‍👧!', 'Well done friend!'],
  ['Use this:\n```js\nrun();\n```\nThen go.', 'Use this:\n \nThen go.'],
  ['Two * three is 6, a_b_c stays.', 'Two * three is 6, a_b_c stays.'],
  ['| Day | Open |\n|---|---|\n| Monday | nine |', 'Day, Open.\nMonday, nine.'],
  ['Wait <break time="1s"/> <b>now</b> ©', 'Wait <break time="1s"/> now ©'],
])('%j is read as %j', (written, spoken) => {
  expect(speakableText(written)).toBe(spoken);
});

/** Pieces of a text that comes letter by letter, and the rest. */
function cut(text: string): string[] {
  const clauses = new Clauses();
  const pieces = [...text].flatMap((letter) => clauses.push(letter));
  const rest = clauses.end();
  return (rest === undefined ? pieces : [...pieces, rest]).map((piece) => piece.trim());
}

test.each([
  [
    'Yes, of course I can, my friend. When would you like to come? Soon!',
    ['Yes, of course I can,', 'my friend.', 'When would you like to come?', 'Soon!'],
  ],
  ['Dr. Smith is in. He waits.', ['Dr. Smith is in.', 'He waits.']],
  ['Look at [the. page](http://a.b. c) now. Good.', ['Look at [the. page](http://a.b. c) now.', 'Good.']],
  ['はい、そうです。また明日。', ['はい、そうです。', 'また明日。']],
])('%j is spoken in clauses', (text, pieces) => {
  expect(cut(text)).toEqual(pieces);
});

test('a mark that is never closed holds nothing back for ever', () => {
  const text = `**Note ${'word '.repeat(80)}`;
  expect(cut(text).join(' ')).toBe(text.trim());
});
