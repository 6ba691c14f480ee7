import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { makeNeighbor } from '../../../test/factories.ts';
import { withoutTimers } from '../../../test/manual-clock.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import type { Actor } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { createApiKey } from '../workspaces/access/api-keys/actions/create-api-key.ts';
import { type Concurrency, takeConcurrencySlot } from './actions/take-concurrency-slot.ts';
import { concurrencySlots } from './billing.tables.ts';
import { leaseRenewerOf } from './lease-renewer.ts';

let app: TestApp;
/** Two processes over one database; nothing is renewed in the second, as if it had been killed. */
let here: Platform;
let there: Platform;
/** In a workspace of their own, on a plan with three at once, in each test. */
let actor: Actor;

beforeAll(async () => {
  app = await startTestApp();
  here = app.platform;
  there = withoutTimers(app.platform);
});
beforeEach(async () => {
  actor = await makeNeighbor(app, 'starter');
});
afterAll(() => app?.close());

const take = (platform: Platform, onCount?: (concurrency: Concurrency) => void) =>
  takeConcurrencySlot(platform, actor, onCount);
const rows = () =>
  here.db.select().from(concurrencySlots).where(eq(concurrencySlots.workspaceId, actor.workspaceId));
const refusal = { code: 'too_many_concurrent_requests', retryAfterSeconds: 1 };

test('generations of every process count together, and the refusal tells the figures', async () => {
  const counts: Concurrency[] = [];
  const note = (concurrency: Concurrency): void => void counts.push(concurrency);
  const held = [await take(here, note), await take(there, note), await take(here, note)];
  await expect(take(there, note)).rejects.toMatchObject({ ...refusal, data: { current: 3, maximum: 3 } });
  expect(counts.map(({ current, maximum }) => [current, maximum])).toEqual([
    [1, 3],
    [2, 3],
    [3, 3],
    [3, 3],
  ]);
  await held[0]?.release();
  await take(there);
  await expect(take(here)).rejects.toMatchObject(refusal);
});

test('of many at once exactly as many as the plan allows get a slot', async () => {
  const tries = Array.from({ length: 30 }, (_, i) => take(i % 2 ? here : there));
  const outcomes = await Promise.allSettled(tries);
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
  expect(await rows()).toHaveLength(3);
});

test('another workspace has slots of its own', async () => {
  await Promise.all([take(here), take(here), take(here)]);
  const neighbor = await makeNeighbor(app, 'starter');
  await takeConcurrencySlot(here, neighbor);
});

test('the slots of a killed process are free within a minute; those of a living one stay', async () => {
  await Promise.all([take(there), take(there), take(here)]);
  app.clock.advance(30_000);
  await leaseRenewerOf(here).renew();
  await expect(take(here)).rejects.toMatchObject({ data: { current: 3 } });
  app.clock.advance(30_000);
  await Promise.all([take(here), take(here)]);
  await expect(take(here)).rejects.toMatchObject({ data: { current: 3 } });
});

test('a release that comes late leaves a slot to whoever has it now', async () => {
  const late = await take(there);
  app.clock.advance(60_000);
  await Promise.all([take(here), take(here), take(here)]);
  await late.release();
  await leaseRenewerOf(there).renew();
  await expect(take(here)).rejects.toMatchObject(refusal);
});

test('a release gives one slot back, however often it is called', async () => {
  const [first] = [await take(here), await take(here), await take(here)];
  await Promise.all([first?.release(), first?.release()]);
  await take(here);
  await first?.release();
  await expect(take(here)).rejects.toMatchObject(refusal);
});

test('a plan without a limit asks the database nothing', async () => {
  const mute = { ...app.platform, db: undefined as never };
  const unlimited = { workspaceId: actor.workspaceId, tier: 'trial' as const };
  const counts: Concurrency[] = [];
  const note = (concurrency: Concurrency): void => void counts.push(concurrency);
  const first = await takeConcurrencySlot(mute, unlimited, note);
  await takeConcurrencySlot(mute, unlimited, note);
  await first.release();
  await first.release();
  await takeConcurrencySlot(mute, unlimited, note);
  expect(counts.map(({ current }) => current)).toEqual([1, 2, 2]);
  expect(counts[0]?.maximum).toBeUndefined();
});

test('a call is refused while another process speaks, and gives its slot back at its end', async () => {
  const { key: apiKey } = await createApiKey(app.platform, actor, { name: 'first' });
  const { voices } = (await (await app.fetch('/v1/voices', { apiKey })).json()) as {
    voices: { voice_id: string }[];
  };
  const speak = () =>
    app.fetch(`/v1/text-to-speech/${voices[0]?.voice_id}`, { apiKey, json: { text: 'Hello there.' } });
  const [held] = [await take(there), await take(there), await take(there)];
  const refused = await speak();
  expect(refused.status).toBe(429);
  expect(refused.headers.get('retry-after')).toBe('1');
  expect(refused.headers.get('current-concurrent-requests')).toBe('3');
  expect(refused.headers.get('maximum-concurrent-requests')).toBe('3');
  expect(await refused.json()).toMatchObject({ detail: { status: 'too_many_concurrent_requests' } });
  await held?.release();
  const spoken = await speak();
  await spoken.arrayBuffer();
  expect(spoken.status).toBe(200);
  expect(await rows()).toHaveLength(2);
});
