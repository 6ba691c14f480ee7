import { expect, test } from 'vitest';
import { readScript } from './read-script.ts';

const talk = { hasGuest: true, sources: [{ title: 'Bees', sections: [] }] };

test('reads turns as models write them', () => {
  const answer = [
    '<think>Host should begin.\nHOST: not this</think>',
    'Sure! Here is the script:',
    'TITLE: **The dance**',
    '',
    '**HOST:** Good morning. *[music]*',
    'Today it is bees.',
    '> GUEST： They (laughs) dance.',
    '- Host: Really?',
  ].join('\n');
  expect(readScript(answer, talk)).toEqual({
    title: 'The dance',
    lines: [
      { speaker: 'host', text: 'Good morning. Today it is bees.' },
      { speaker: 'guest', text: 'They dance.' },
      { speaker: 'host', text: 'Really?' },
    ],
  });
});

test.each([
  ['prose', 'Bees dance. That is all that I know about them.'],
  ['nothing', ''],
  ['thoughts without an end', '<think>HOST: hello\nGUEST: hello'],
  ['one voice where two were asked for', 'HOST: Hello.\nHOST: Good-bye.'],
])('%s is no conversation', (_, answer) => expect(readScript(answer, talk)).toBeUndefined());

test('in a monologue everybody is the host; the source names it', () => {
  const answer = 'HOST: Hello.\nGUEST: And more.';
  expect(readScript(answer, { ...talk, hasGuest: false })).toEqual({
    title: 'Bees',
    lines: [
      { speaker: 'host', text: 'Hello.' },
      { speaker: 'host', text: 'And more.' },
    ],
  });
});
