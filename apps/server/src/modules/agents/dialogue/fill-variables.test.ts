import { expect, test } from 'vitest';
import { fillVariables, namesIn, requireVariables } from './fill-variables.ts';

test('variables are filled in by their names, whatever their type', () => {
  const variables = { name: 'Ada', system__turns: 3, vip: true };
  expect(fillVariables('Hi {{name}}, turn {{ system__turns }}: {{vip}}', variables)).toBe(
    'Hi Ada, turn 3: true',
  );
});

test('a value is never filled in again', () => {
  expect(fillVariables('{{a}}', { a: '{{b}}', b: 'no' })).toBe('{{b}}');
});

test('all that are missing are named at once', () => {
  expect(() => requireVariables(['{{a}} {{b}}', '{{b}} {{c}}'], { c: 1 })).toThrow(/variables: a, b\./);
});

test('a text without variables asks for none', () => {
  expect(namesIn('{ not } {{}} one')).toEqual([]);
});
