import type { FastifyRequest } from 'fastify';
import { expect, test } from 'vitest';
import { Failure } from '../errors/index.ts';
import type { Actor, Authenticate } from './actor.ts';
import { KnownKeys } from './rate-limit.ts';

const requestWith = (apiKey: string | undefined, ip = '192.0.2.1') =>
  ({ headers: { 'xi-api-key': apiKey }, ip }) as unknown as FastifyRequest;
const authorize: Authenticate = async () => ({}) as Actor;
const refuse: Authenticate = async () => {
  throw new Failure('invalid_api_key', 'No.');
};

test('a key counts for itself once it was authorized, until it is refused', async () => {
  const keys = new KnownKeys();
  const countedAs = (apiKey?: string) => keys.countedAs(requestWith(apiKey));
  expect(countedAs('sk_1')).toBe(countedAs(undefined));
  await expect(keys.learning(refuse)({ apiKey: 'sk_1' })).rejects.toThrow();
  expect(countedAs('sk_1')).toBe(countedAs('sk_2'));
  await keys.learning(authorize)({ apiKey: 'sk_1' });
  expect(countedAs('sk_1')).toMatch(/^key /);
  expect(countedAs('sk_1')).not.toContain('sk_1');
  expect(countedAs('sk_2')).toBe('client 192.0.2.1');
  await expect(keys.learning(refuse)({ apiKey: 'sk_1' })).rejects.toThrow();
  expect(countedAs('sk_1')).toBe('client 192.0.2.1');
});

test('the addresses of one IPv6 network count together', () => {
  const countedAs = (ip: string) => new KnownKeys().countedAs(requestWith(undefined, ip));
  expect(countedAs('2001:db8:1:2::1')).toBe(countedAs('2001:db8:1:2:ffff::9'));
  expect(countedAs('2001:db8:1:2::1')).not.toBe(countedAs('2001:db8:1:3::1'));
  expect(countedAs('::ffff:192.0.2.1')).toBe(countedAs('192.0.2.1'));
});
