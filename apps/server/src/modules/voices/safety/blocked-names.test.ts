import { expect, test } from 'vitest';
import { findBlockedNames } from './blocked-names.ts';

const find = (...texts: (string | null | undefined)[]) =>
  findBlockedNames({ blockedVoiceNames: ['Acme Support', ''] }, ...texts);

test.each([
  'Donald Trump',
  'my DONALD  TRUMP voice',
  'D0nald Trump',
  'Dönáld-Trump',
  'donaldtrump2',
  'D o n a l d T r u m p',
  'Dоnаld Тrump',
  'E1on Mu$k',
  'beyonce',
  'IRS',
  'Calls from the FBI.',
  'acme support',
])('a name is found however it is written: %s', (name) => {
  expect(find(name)).toHaveLength(1);
});

test.each(['Donald', 'Trumpet', 'Iris', 'First reader', 'My own voice', 'Kamala', 'Will Smithson', '…', ''])(
  'others are let alone: %s',
  (name) => {
    expect(find(name)).toEqual([]);
  },
);

test('every text counts, and each finding is a sentence', () => {
  expect(find('Reader', null, undefined, 'sounds like Taylor Swift')).toEqual([
    '“Taylor Swift” is the name of a public person.',
  ]);
});
