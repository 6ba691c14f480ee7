import { expect, it, vi } from 'vitest';
import type { Actor } from '../../platform/http/index.ts';
import { ActorCache } from './actor-cache.ts';

const actor: Actor = {
  kind: 'api-key',
  apiKeyId: 'key',
  userId: 'user',
  workspaceId: 'workspace',
  role: 'admin',
  tier: 'free',
  permissions: 'all',
};
const start = new Date(0);
const later = (ms: number): Date => new Date(ms);

it('looks up again after five seconds', async () => {
  const cache = new ActorCache();
  const load = vi.fn(async () => actor);
  await cache.get('hash', start, load);
  await cache.get('hash', later(4_999), load);
  expect(load).toHaveBeenCalledTimes(1);
  await cache.get('hash', later(5_000), load);
  expect(load).toHaveBeenCalledTimes(2);
});

it('looks up again after the key changed', async () => {
  const cache = new ActorCache();
  const load = vi.fn(async () => actor);
  await cache.get('hash', start, load);
  cache.dropKey('another key');
  await cache.get('hash', start, load);
  expect(load).toHaveBeenCalledTimes(1);
  cache.dropKey('key');
  await cache.get('hash', start, load);
  expect(load).toHaveBeenCalledTimes(2);
});

it('does not keep what was looked up while the key was revoked', async () => {
  const cache = new ActorCache();
  let finish = (_: Actor): void => {};
  const slow = cache.get('hash', start, () => new Promise<Actor>((resolve) => (finish = resolve)));
  cache.dropKey('key');
  finish(actor);
  await slow;
  const load = vi.fn(async () => actor);
  await cache.get('hash', start, load);
  expect(load).toHaveBeenCalledOnce();
});

it('keeps no failures', async () => {
  const cache = new ActorCache();
  await expect(cache.get('hash', start, () => Promise.reject(new Error('revoked')))).rejects.toThrow();
  await expect(cache.get('hash', start, async () => actor)).resolves.toBe(actor);
});
