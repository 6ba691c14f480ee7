import { contract } from '@mynah/contract';
import { expect, test } from 'vitest';
import type { HandledRoute } from '../platform/http/index.ts';
import { checkContract } from './check-contract.ts';

const handled: HandledRoute[] = contract.map((route) =>
  route.answer.kind === 'socket'
    ? { kind: 'socket', route, handler: async () => {} }
    : { kind: 'http', route, handler: async () => ({}) },
);

test('a complete set of handlers is accepted', () => {
  expect(() => checkContract(handled)).not.toThrow();
});

test('a route without a handler stops the start', () => {
  expect(() => checkContract(handled.slice(1))).toThrow(`Routes without a handler: ${contract[0]?.id}.`);
});

test('two handlers of one route stop the start', () => {
  expect(() => checkContract([...handled, handled[0] as HandledRoute])).toThrow('has two handlers');
});

test('a handler that the contract does not know stops the start', () => {
  const stray = { ...(handled[0] as HandledRoute) };
  stray.route = { ...stray.route, id: 'stray.route' };
  expect(() => checkContract([...handled, stray])).toThrow('stray.route');
});
