import { type Tier, tiers } from '@mynah/contract';
import { type Subscription, subscription } from '@mynah/contract/accounts/user';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeNeighbor } from '../../../test/factories.ts';
import { withoutTimers } from '../../../test/manual-clock.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import type { Actor } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { createApiKey } from '../workspaces/access/api-keys/actions/create-api-key.ts';
import { carryReservation } from './actions/carry-reservation.ts';
import { endSubscriptions } from './actions/end-subscriptions.ts';
import { getCreditAccount } from './actions/get-credit-account.ts';
import { releaseCredits } from './actions/release-credits.ts';
import { releaseExpired } from './actions/release-expired.ts';
import { releaseLeft } from './actions/release-left.ts';
import { type Reservation, reserveCredits } from './actions/reserve-credits.ts';
import { settleCredits } from './actions/settle-credits.ts';
import { takeConcurrencySlot } from './actions/take-concurrency-slot.ts';
import { concurrencySlots, creditAccounts, creditReservations } from './billing.tables.ts';
import { leaseRenewerOf } from './lease-renewer.ts';
import { creditEntries } from './ledger.tables.ts';

let app: TestApp;
/** In a workspace of their own, on the plan starter, in each test. */
let actor: Actor;
let apiKey: string;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  actor = await makeNeighbor(app, 'starter');
  apiKey = (await createApiKey(app.platform, actor, { name: 'first' })).key;
});
afterAll(() => app.close());

const reserve = (credits: number, change: Partial<Actor> = {}): Promise<Reservation> =>
  reserveCredits(app.platform, { ...actor, ...change }, { credits, product: 'text-to-speech' });
const settle = (reservation: Reservation, credits: number) =>
  app.platform.db.transaction((transaction) => settleCredits(transaction, reservation, credits));
const account = () => getCreditAccount(app.platform, actor.workspaceId);
const setAccount = async (change: Partial<typeof creditAccounts.$inferInsert>): Promise<void> => {
  await account();
  await app.platform.db
    .update(creditAccounts)
    .set(change)
    .where(eq(creditAccounts.workspaceId, actor.workspaceId));
};
const charges = () =>
  app.platform.db.select().from(creditEntries).where(eq(creditEntries.workspaceId, actor.workspaceId));
const makeKey = async (characterLimit: number): Promise<{ apiKeyId: string }> => {
  const { keyId } = await createApiKey(app.platform, actor, { name: 'limited', characterLimit });
  return { apiKeyId: keyId };
};
async function keyCount(apiKeyId: string): Promise<number | undefined> {
  const answer = await app.fetch('/v1/user/api-keys', { apiKey });
  const { api_keys } = (await answer.json()) as {
    api_keys: { key_id: string; character_count: number }[];
  };
  return api_keys.find(({ key_id }) => key_id === apiKeyId)?.character_count;
}
const outcomes = async (tries: Promise<unknown>[]): Promise<Record<string, number>> => {
  const settled = await Promise.allSettled(tries);
  const codes = settled.map((each) => (each.status === 'fulfilled' ? 'held' : String(each.reason.code)));
  return Object.fromEntries(
    [...new Set(codes)].map((code) => [code, codes.filter((c) => c === code).length]),
  );
};

describe('the subscription', () => {
  const get = async (): Promise<Subscription> =>
    subscription.parse(await (await app.fetch('/v1/user/subscription', { apiKey })).json());

  it('[BIL-002] [BIL-003] [BIL-007] [ACC-061] carries every field', async () => {
    const answer = await get();
    for (const field of [
      'status',
      'currency',
      'allowed_to_use_projects_api',
      'tier',
      'character_count',
      'character_limit',
      'voice_limit',
      'professional_voice_limit',
      'extra_pvc_slots',
      'moderation',
      'can_extend_character_limit',
      'allowed_to_extend_character_limit',
      'billing_period',
    ]) {
      expect(answer).toHaveProperty(field);
    }
    expect(answer).toMatchObject({
      tier: 'starter',
      character_limit: 30_000,
      voice_limit: 10,
      moderation: {
        is_in_probation: false,
        enterprise_check_nogo_voice: false,
        enterprise_background_moderation_enabled: false,
      },
    });
  });

  it('[BIL-004] starts with the status free', async () => {
    expect((await get()).status).toBe('free');
  });

  it("counts what is charged and shows the operator's own limit", async () => {
    await settle(await reserve(300), 300);
    await setAccount({ characterLimit: 1000 });
    expect(await get()).toMatchObject({ character_count: 300, character_limit: 1000 });
  });

  it('is part of the user answer, with the names of the public API', async () => {
    const answer = await app.fetch('/v1/user', { apiKey });
    expect(await answer.json()).toMatchObject({
      user_id: actor.userId,
      workspace_id: actor.workspaceId,
      xi_api_key: null,
      is_api_key_hashed: true,
      subscription: { tier: 'starter' },
    });
  });
});

describe('cancelling', () => {
  const post = async (path: string, key = apiKey) => {
    const answer = await app.fetch(path, { apiKey: key, method: 'POST' });
    return { status: answer.status, body: await answer.json() };
  };
  const get = async (): Promise<Subscription> =>
    subscription.parse(await (await app.fetch('/v1/user/subscription', { apiKey })).json());
  const pending = async () => {
    const timestamp_seconds = Math.floor((await account()).periodEndsAt.getTime() / 1000);
    return { kind: 'cancellation', timestamp_seconds };
  };

  it('[BIL-012] [BIL-024] is pending: the plan holds until the period ends, and is the free one then', async () => {
    await setAccount({ characterLimit: 1000, status: 'active' });
    expect(await get()).toMatchObject({ tier: 'starter', pending_change: null });
    expect(await post('/cancel-subscription')).toEqual({ status: 200, body: { status: 'ok' } });
    expect(await post('/cancel-subscription')).toMatchObject({ status: 409 });
    expect(await get()).toMatchObject({
      tier: 'starter',
      status: 'active',
      character_limit: 1000,
      pending_change: await pending(),
    });
    const { periodEndsAt } = await account();
    app.clock.advance(periodEndsAt.getTime() - app.clock.now().getTime() - 1000);
    await endSubscriptions(app.platform);
    expect(await get()).toMatchObject({ tier: 'starter' });
    app.clock.advance(1000);
    expect(await post('/renew-subscription')).toMatchObject({ status: 409 });
    await endSubscriptions(app.platform);
    expect(await get()).toMatchObject({
      tier: 'free',
      status: 'free',
      character_limit: 10_000,
      pending_change: null,
    });
    expect(await post('/cancel-subscription')).toMatchObject({ status: 409 });
  });

  it('[BIL-011] [BIL-023] renewing stops it, once', async () => {
    await post('/cancel-subscription');
    expect(await post('/renew-subscription')).toEqual({ status: 200, body: { status: 'ok' } });
    expect(await post('/renew-subscription')).toMatchObject({ status: 409 });
    expect(await get()).toMatchObject({ tier: 'starter', pending_change: null });
    app.clock.advance(40 * 86_400_000);
    await endSubscriptions(app.platform);
    expect(await get()).toMatchObject({ tier: 'starter' });
  });

  it('[BIL-015] [BIL-016] stands at the root, for those who post', async () => {
    for (const path of ['/cancel-subscription', '/renew-subscription']) {
      expect((await app.fetch(path, { apiKey })).status).toBe(404);
      expect(await post(`/v1${path}`)).toMatchObject({ status: 404 });
    }
  });

  it('is for who may change the workspace', async () => {
    const key = (await createApiKey(app.platform, actor, { name: 'reads', permissions: ['workspace_read'] }))
      .key;
    expect(await post('/cancel-subscription', key)).toMatchObject({ status: 401 });
    expect(await post('/renew-subscription', key)).toMatchObject({ status: 401 });
  });
});

describe('reserving and settling', () => {
  it('charges what was used and gives the rest back', async () => {
    const reservation = await reserve(100);
    expect(await account()).toMatchObject({ used: 0, reserved: 100 });
    expect(await settle(reservation, 60)).toEqual({ from: 0, to: 60 });
    expect(await account()).toMatchObject({ used: 60, reserved: 0 });
    expect(await settle(await reserve(5), 5)).toEqual({ from: 60, to: 65 });
    expect((await charges()).map(({ credits, product }) => [credits, product])).toEqual([
      [-60, 'text-to-speech'],
      [-5, 'text-to-speech'],
    ]);
  });

  it('charges a reservation once, and never more than was reserved', async () => {
    const reservation = await reserve(100);
    expect(await settle(reservation, 150)).toEqual({ from: 0, to: 100 });
    expect(await settle(reservation, 100)).toEqual({ from: 100, to: 100 });
    await releaseCredits(app.platform, reservation);
    expect(await account()).toMatchObject({ used: 100, reserved: 0 });
  });

  it('tells each of many settlements at once its own step', async () => {
    const reservations = await Promise.all(Array.from({ length: 20 }, () => reserve(5)));
    const steps = await Promise.all(reservations.map((reservation) => settle(reservation, 5)));
    expect(steps.toSorted((a, b) => a.from - b.from)).toEqual(
      Array.from({ length: 20 }, (_, i) => ({ from: i * 5, to: i * 5 + 5 })),
    );
  });

  it('takes the charge back with the transaction that it was made in', async () => {
    const reservation = await reserve(100);
    const failing = app.platform.db.transaction(async (transaction) => {
      await settleCredits(transaction, reservation, 100);
      throw new Error('the history could not be written');
    });
    await expect(failing).rejects.toThrow();
    expect(await account()).toMatchObject({ used: 0, reserved: 100 });
  });

  it('releases once', async () => {
    const [one, two] = [await reserve(100), await reserve(50)];
    await Promise.all([1, 2, 3].map(() => releaseCredits(app.platform, one)));
    expect(await account()).toMatchObject({ used: 0, reserved: 50 });
    await releaseCredits(app.platform, two);
    expect(await account()).toMatchObject({ used: 0, reserved: 0 });
  });
});

describe('the limit', () => {
  it('[BIL-053] refuses what goes beyond it, with the figures and what helps', async () => {
    await setAccount({ characterLimit: 100, used: 90 });
    await expect(reserve(11)).rejects.toMatchObject({
      code: 'quota_exceeded',
      kind: 'quota',
      data: { character_used: 90, character_limit: 100 },
      message: expect.stringMatching(
        /^This workspace has 10 of 100 credits left\. This request needs 11\. Credits reset on \d{1,2}\/\d{1,2}\/\d{4}\.$/,
      ),
    });
    expect((await account()).reserved).toBe(0);
    await reserve(10);
  });

  it('50 requests at once on the last credit: one gets it', async () => {
    await setAccount({ characterLimit: 100, used: 99 });
    const tries = Array.from({ length: 50 }, () => reserve(1));
    expect(await outcomes(tries)).toEqual({ held: 1, quota_exceeded: 49 });
    expect(await account()).toMatchObject({ used: 99, reserved: 1 });
  });

  it('50 requests that reserve, settle and release at once keep the books straight', async () => {
    await setAccount({ characterLimit: 200 });
    const work = async (i: number): Promise<void> => {
      const reservation = await reserve(7);
      await (i % 2 ? settle(reservation, i % 8) : releaseCredits(app.platform, reservation));
    };
    await Promise.allSettled(Array.from({ length: 50 }, (_, i) => work(i)));
    const sum = (await charges()).reduce((total, { credits }) => total - credits, 0);
    expect(await account()).toMatchObject({ used: sum, reserved: 0 });
    expect(sum).toBeLessThanOrEqual(200);
    const open = eq(creditReservations.workspaceId, actor.workspaceId);
    expect(await app.platform.db.select().from(creditReservations).where(open)).toEqual([]);
  });

  it.each([
    [true, { canExtend: true, allowedToExtend: true, status: 'active' }, 'starter'],
    [false, { canExtend: false, allowedToExtend: true, status: 'active' }, 'starter'],
    [false, { canExtend: true, allowedToExtend: false, status: 'active' }, 'starter'],
    [false, { canExtend: true, allowedToExtend: true, status: 'past_due' }, 'starter'],
    [true, { canExtend: true, allowedToExtend: true, status: 'past_due' }, 'enterprise'],
  ] as const)('[BIL-054] going beyond it is %s with %o on %s', async (allowed, change, tier) => {
    await setAccount({ characterLimit: 100, used: 90, ...change });
    expect(await outcomes([reserve(11, { tier })])).toEqual({ [allowed ? 'held' : 'quota_exceeded']: 1 });
  });

  it.each(tiers)('[BIL-043] [BIL-050] of %s', async (tier: Tier) => {
    const limits: Partial<Record<Tier, number>> = {
      free: 10_000,
      starter: 30_000,
      creator: 100_000,
      pro: 500_000,
      growing_business: 2_000_000,
      scale_2024_08_10: 11_000_000,
    };
    const limit = limits[tier];
    if (limit === undefined) {
      expect(await settle(await reserve(50_000_000, { tier }), 50_000_000)).toEqual({
        from: 0,
        to: 50_000_000,
      });
      return;
    }
    expect(await outcomes([reserve(limit + 1, { tier })])).toEqual({ quota_exceeded: 1 });
    await reserve(limit, { tier });
  });
});

describe('the limit of an API key', () => {
  it('bounds the key, not its workspace, and says so', async () => {
    const key = await makeKey(100);
    await settle(await reserve(80, key), 80);
    await expect(reserve(30, key)).rejects.toMatchObject({
      code: 'quota_exceeded',
      data: { character_used: 80, character_limit: 100 },
      message:
        'This API key has 20 of 100 credits left. This request needs 30. ' +
        'Raise the key’s limit, or use another key.',
    });
    expect(await account()).toMatchObject({ used: 80, reserved: 0 });
    expect(await keyCount(key.apiKeyId)).toBe(80);
    await reserve(30);
  });

  it('holds for requests at once', async () => {
    const key = await makeKey(5);
    const tries = Array.from({ length: 20 }, () => reserve(1, key));
    expect(await outcomes(tries)).toEqual({ held: 5, quota_exceeded: 15 });
    expect((await account()).reserved).toBe(5);
  });

  it('starts anew with the next month', async () => {
    const key = await makeKey(100);
    await settle(await reserve(100, key), 100);
    app.clock.advance(32 * 86_400_000);
    expect(await keyCount(key.apiKeyId)).toBe(0);
    await settle(await reserve(40, key), 40);
    expect(await keyCount(key.apiKeyId)).toBe(40);
  });

  it('is given back by a release', async () => {
    const key = await makeKey(10);
    await releaseCredits(app.platform, await reserve(10, key));
    await reserve(10, key);
  });
});

describe('the period', () => {
  it('rolls over with the first look or request after its end, once', async () => {
    await settle(await reserve(30_000), 30_000);
    const { periodEndsAt } = await account();
    await expect(reserve(1)).rejects.toMatchObject({ code: 'quota_exceeded' });
    app.clock.advance(periodEndsAt.getTime() - app.clock.now().getTime());
    const tries = Array.from({ length: 20 }, () => reserve(2_000));
    expect(await outcomes(tries)).toEqual({ held: 15, quota_exceeded: 5 });
    const next = await account();
    expect(next).toMatchObject({ used: 0, reserved: 30_000 });
    expect(next.periodEndsAt.getTime()).toBeGreaterThan(periodEndsAt.getTime());
  });

  it('charges work that runs across the end to the new one', async () => {
    const reservation = await reserve(100);
    app.clock.advance(40 * 86_400_000);
    await account();
    expect(await settle(reservation, 100)).toEqual({ from: 0, to: 100 });
  });
});

describe('a reservation that a crash left', () => {
  const serverOf = (serverId: string): Platform => ({ ...withoutTimers(app.platform), serverId });
  const reserveOn = (platform: Platform, credits: number, more = {}) =>
    reserveCredits(platform, { ...actor, ...more }, { credits, product: 'text-to-speech' });

  it('is released by any server within a minute; what a living process holds is not', async () => {
    const key = await makeKey(100);
    const [killed, living] = [serverOf('killed'), serverOf('living')];
    await reserveOn(killed, 100, key);
    await reserveOn(living, 70);
    app.clock.advance(30_000);
    await releaseExpired(app.platform);
    expect((await account()).reserved).toBe(170);
    await leaseRenewerOf(living).renew();
    app.clock.advance(30_000);
    await releaseExpired(app.platform);
    expect(await account()).toMatchObject({ used: 0, reserved: 70 });
    await reserve(100, key);
  });

  it('is released by the next start of its server, which leaves what others and it itself hold', async () => {
    await reserveOn(serverOf('killed'), 100);
    await takeConcurrencySlot(serverOf('killed'), actor);
    await reserveOn(serverOf('another'), 30);
    await takeConcurrencySlot(serverOf('another'), actor);
    const next = serverOf('killed');
    await reserveOn(next, 5);
    await takeConcurrencySlot(next, actor);
    await releaseLeft(next);
    expect(await account()).toMatchObject({ used: 0, reserved: 35 });
    const slots = await app.platform.db.$count(
      concurrencySlots,
      eq(concurrencySlots.workspaceId, actor.workspaceId),
    );
    expect(slots).toBe(2);
  });

  it('stays for work that goes on after the crash: a song, and what was carried to a job', async () => {
    const killed = serverOf('killed');
    const carried = await reserveOn(killed, 100);
    await app.platform.db.transaction((transaction) => carryReservation(killed, transaction, carried));
    await reserveCredits(killed, actor, { credits: 50, product: 'music', workId: 'song of a killed server' });
    await releaseLeft(serverOf('killed'));
    app.clock.advance(3_000_000);
    await leaseRenewerOf(killed).renew();
    await releaseExpired(app.platform);
    expect((await account()).reserved).toBe(150);
    expect(await settle(carried, 100)).toEqual({ from: 0, to: 100 });
  });

  it('is in nobody’s way once its lease is over', async () => {
    await reserveOn(serverOf('killed'), 30_000);
    await expect(reserve(1)).rejects.toMatchObject({ code: 'quota_exceeded' });
    app.clock.advance(60_000);
    await reserve(30_000);
  });

  it('of a job is given back as soon as the job is begun again, and the job is charged once', async () => {
    const key = await makeKey(150);
    const begin = () =>
      reserveCredits(
        app.platform,
        { ...actor, ...key },
        { credits: 100, product: 'music', workId: 'song of a crash' },
      );
    const [killed, again] = [await begin(), await begin()];
    expect(await account()).toMatchObject({ used: 0, reserved: 100 });
    expect(await settle(again, 100)).toEqual({ from: 0, to: 100 });
    expect(await settle(killed, 100)).toEqual({ from: 100, to: 100 });
    expect(await account()).toMatchObject({ used: 100, reserved: 0 });
  });

  it('is still charged when the work ends after all', async () => {
    const late = await reserveOn(serverOf('late'), 100);
    const running = await reserveOn(serverOf('late'), 50);
    app.clock.advance(3_600_000);
    await app.platform.db
      .update(creditReservations)
      .set({ expiresAt: new Date(app.clock.now().getTime() + 1000) })
      .where(eq(creditReservations.id, running.id));
    await releaseExpired(app.platform);
    expect(await settle(late, 100)).toEqual({ from: 0, to: 100 });
    expect(await account()).toMatchObject({ used: 100, reserved: 50 });
  });
});

it('keeps the credits of workspaces apart', async () => {
  const next = await makeNeighbor(app);
  await settle(await reserve(500), 500);
  expect(await settle(await reserve(700, next), 700)).toEqual({ from: 0, to: 700 });
  expect((await account()).used).toBe(500);
});
