import { expect, it, vi } from 'vitest';
import { ActorCache, type KnownCaller } from './actor-cache.ts';

const known: KnownCaller = {
  actor: {
    kind: 'api-key',
    apiKeyId: 'key',
    userId: 'user',
    workspaceId: 'workspace',
    role: 'admin',
    tier: 'free',
    permissions: 'all',
    granted: 'all',
  },
  allowedIps: null,
  expiresAt: null,
};
const start = new Date(0);
const later = (ms: number): Date => new Date(ms);

it('looks up again after five seconds', async () => {
  const cache = new ActorCache();
  const load = vi.fn(async () => known);
  await cache.get('hash', start, load);
  await cache.get('hash', later(4_999), load);
  expect(load).toHaveBeenCalledTimes(1);
  await cache.get('hash', later(5_000), load);
  expect(load).toHaveBeenCalledTimes(2);
});

it('looks up again after the key changed', async () => {
  const cache = new ActorCache();
  const load = vi.fn(async () => known);
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
  let finish = (_: KnownCaller): void => {};
  const slow = cache.get('hash', start, () => new Promise<KnownCaller>((resolve) => (finish = resolve)));
  cache.dropKey('key');
  finish(known);
  await slow;
  const load = vi.fn(async () => known);
  await cache.get('hash', start, load);
  expect(load).toHaveBeenCalledOnce();
});

it('keeps no failures', async () => {
  const cache = new ActorCache();
  await expect(cache.get('hash', start, () => Promise.reject(new Error('revoked')))).rejects.toThrow();
  await expect(cache.get('hash', start, async () => known)).resolves.toBe(known);
});

it('keeps nobody of a workspace while a change of it may not be committed', async () => {
  const cache = new ActorCache();
  const load = vi.fn(async () => known);
  await cache.get('hash', start, load);
  cache.holdWorkspace('workspace', start);
  cache.holdWorkspace('another workspace', start);
  await cache.get('hash', start, load);
  await cache.get('hash', later(999), load);
  expect(load).toHaveBeenCalledTimes(3);
  await cache.get('hash', later(1_000), load);
  await cache.get('hash', later(1_001), load);
  expect(load).toHaveBeenCalledTimes(4);
});
