import { expect, test } from 'vitest';
import { readPickle } from './read-pickle.ts';

const bytes = (...parts: (number[] | string)[]): Uint8Array =>
  Uint8Array.from(
    parts.flatMap((part) => (typeof part === 'string' ? [...Buffer.from(part, 'latin1')] : part)),
  );

const head = [0x80, 2];
/** BINUNICODE */
const text = (value: string): (number[] | string)[] => ['X', [value.length, 0, 0, 0], value];

test('reads a dictionary of numbers and tuples', () => {
  const pickle = bytes(
    head,
    '}',
    '(',
    ...text('a'),
    'K',
    [7],
    ...text('b'),
    'K',
    [1],
    'M',
    [2, 1],
    [0x86],
    'u',
    '.',
  );
  expect(readPickle(pickle)).toEqual(
    new Map<string, unknown>([
      ['a', 7],
      ['b', [1, 258]],
    ]),
  );
});

test('finds again what it has put aside', () => {
  expect(readPickle(bytes(head, ...text('x'), 'q', [0], 'h', [0], [0x86], '.'))).toEqual(['x', 'x']);
});

test('names a call and never makes it', () => {
  const pickle = bytes(head, 'cos\nsystem\n', ...text('rm -rf /'), [0x85], 'R', '.');
  expect(readPickle(pickle)).toEqual({ callee: 'os.system', args: ['rm -rf /'] });
});

test('refuses what weights do not need, and what breaks off', () => {
  expect(() => readPickle(bytes(head, 'i', '.'))).toThrow('operation 105');
  expect(() => readPickle(bytes(head, '}'))).toThrow('breaks off');
});
