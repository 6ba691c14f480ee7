import { expect, test } from 'vitest';
import { amountsOf, readOptions } from './options.ts';

const parts = ['first-sound', 'soak'];

test('the soak lasts an hour unless told otherwise', () => {
  expect(amountsOf(readOptions([], parts)).soakMinutes).toBe(60);
  const options = readOptions(['--only', 'soak', '--minutes', '3', '--quick'], parts);
  expect(options.only).toEqual(['soak']);
  expect(amountsOf(options).soakMinutes).toBe(3);
});

test('an agent is spoken to in two hundred turns unless told otherwise', () => {
  expect(amountsOf(readOptions([], parts)).agentTurns).toBe(200);
  expect(amountsOf(readOptions(['--turns', '12'], parts)).agentTurns).toBe(12);
});

test.each([
  [['--only', 'sleep'], 'sleep'],
  [['--turns', '1.5'], '--turns'],
  [['--minutes', 'many'], '--minutes'],
  [['--minutes', '0'], '--minutes'],
])('%j is refused by name', (given, name) => {
  expect(() => readOptions(given, parts)).toThrow(name);
});
