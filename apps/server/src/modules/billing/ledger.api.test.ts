import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeNeighbor } from '../../../test/factories.ts';
import { withoutTimers } from '../../../test/manual-clock.ts';
import { randomizer } from '../../../test/randomizer.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import type { Transaction } from '../../platform/db/database.ts';
import type { Actor } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { memberships } from '../workspaces/memberships/memberships.tables.ts';
import { checkBalances } from './actions/check-balances.ts';
import { creditBalance } from './actions/credit-balance.ts';
import { expireCredits } from './actions/expire-credits.ts';
import { getCreditAccount } from './actions/get-credit-account.ts';
import { grantCredits } from './actions/grant-credits.ts';
import { putSubscription } from './actions/put-subscription.ts';
import { refundCredits } from './actions/refund-credits.ts';
import { releaseExpired } from './actions/release-expired.ts';
import { creditAccounts } from './billing.tables.ts';
import { Generation } from './generation.ts';
import { type CreditEntry, listFoundMismatches, listMismatches } from './ledger.store.ts';
import { creditEntries } from './ledger.tables.ts';
import { fixedPrice } from './price.ts';

let app: TestApp;
/** Renews no leases: what a dropped generation holds is left as a killed process leaves it. */
let platform: Platform;
beforeAll(async () => {
  app = await startTestApp();
  platform = withoutTimers(app.platform);
});
afterAll(() => app.close());

const hour = 3_600_000;
const entriesOf = ({ workspaceId }: Actor): Promise<CreditEntry[]> =>
  platform.db
    .select()
    .from(creditEntries)
    .where(eq(creditEntries.workspaceId, workspaceId))
    .orderBy(creditEntries.sequence);
const mismatchesOf = async ({ workspaceId }: Actor) =>
  (await listMismatches(platform.db)).filter((mismatch) => mismatch.workspaceId === workspaceId);
const inTransaction = <T>(act: (transaction: Transaction) => Promise<T>): Promise<T> =>
  platform.db.transaction(act);
const grant = (actor: Actor, credits: number, more: { reference?: string; expiresAt?: Date } = {}) =>
  inTransaction((transaction) =>
    grantCredits(
      transaction,
      { workspaceId: actor.workspaceId, credits, reason: 'for a test', reference: 'test', ...more },
      platform.clock.now(),
    ),
  );
const refund = (actor: Actor, entryId: string, credits: number) =>
  inTransaction((transaction) =>
    refundCredits(
      transaction,
      { workspaceId: actor.workspaceId, entryId, credits, reason: 'it was silent' },
      platform.clock.now(),
    ),
  );
const spend = async (actor: Actor, credits: number): Promise<string> => {
  const order = { product: 'music', price: fixedPrice(credits), road: 'whole', isKept: false } as const;
  await (await Generation.begin(platform, actor, order)).complete();
  return (await entriesOf(actor)).at(-1)!.id;
};
async function limited(characterLimit: number): Promise<Actor> {
  const actor = await makeNeighbor(app, 'starter');
  await getCreditAccount(platform, actor.workspaceId);
  await platform.db
    .update(creditAccounts)
    .set({ characterLimit })
    .where(eq(creditAccounts.workspaceId, actor.workspaceId));
  return actor;
}

test('a spending says by whom, with what and of what it was', async () => {
  const actor = await makeNeighbor(app, 'starter');
  const usage = { modelId: 'eleven_v3', voiceId: 'wren', projectId: 'book', characters: 12 };
  const order = { product: 'studio', price: fixedPrice(30), road: 'whole', isKept: false, usage } as const;
  const generation = await Generation.begin(platform, { ...actor, kind: 'api-key' }, order);
  app.clock.advance(1500);
  generation.sounded(340.4);
  generation.note({ durationMs: 900 });
  await generation.complete();
  expect(await entriesOf(actor)).toMatchObject([
    {
      kind: 'spend',
      credits: -30,
      userId: actor.userId,
      source: 'api',
      product: 'studio',
      ...usage,
      durationMs: 900,
      runningMs: 1500,
      firstSoundMs: 340,
    },
  ]);
});

test('what ends early has used as much as was handed over', async () => {
  const actor = await makeNeighbor(app, 'starter');
  const price = { credits: 10, costOf: (amount: number) => ({ credits: Math.min(10, amount) }) };
  const order = { product: 'text-to-speech', price, road: 'streamed', isKept: false } as const;
  const generation = await Generation.begin(platform, actor, { ...order, usage: { characters: 10 } });
  await generation.abort(4);
  expect(await entriesOf(actor)).toMatchObject([{ credits: -4, characters: 4 }]);
});

test('what follows from a charge is written with it, once, however often the work is settled', async () => {
  const actor = await makeNeighbor(app, 'starter');
  const recorded: string[] = [];
  const record = async (_: Transaction, spending: string) => void recorded.push(spending);
  const price = { credits: 10, costOf: () => ({ credits: 10, record }) };
  const begin = () =>
    Generation.begin(platform, actor, {
      product: 'music',
      price,
      road: 'job',
      isKept: false,
      slot: null,
      workId: 'begun twice',
    });
  const [killed, again] = [await begin(), await begin()];
  await again.complete();
  await killed.complete();
  expect(recorded).toEqual(['begun twice']);
});

test('granted credits are used after those of the plan, once for each reference, and stay', async () => {
  const actor = await limited(100);
  await spend(actor, 100);
  await expect(spend(actor, 1)).rejects.toMatchObject({ code: 'quota_exceeded' });
  expect(await grant(actor, 50)).toBe(true);
  expect(await grant(actor, 50)).toBe(false);
  await spend(actor, 20);
  await expect(spend(actor, 31)).rejects.toMatchObject({ code: 'quota_exceeded' });
  app.clock.advance(32 * 24 * hour);
  expect(await creditBalance(platform, actor.workspaceId)).toMatchObject({
    used: 0,
    limit: 100,
    granted: 30,
  });
  await spend(actor, 130);
  expect(await mismatchesOf(actor)).toEqual([]);
});

test('what is left of a grant goes when its time is over', async () => {
  const actor = await limited(10);
  const expiresAt = new Date(platform.clock.now().getTime() + hour);
  await grant(actor, 40, { reference: 'soon', expiresAt });
  await grant(actor, 25, { reference: 'later' });
  await spend(actor, 16);
  app.clock.advance(2 * hour);
  await expireCredits(platform);
  await expireCredits(platform);
  expect(await creditBalance(platform, actor.workspaceId)).toMatchObject({ used: 16, granted: 31 });
  const expiries = (await entriesOf(actor)).filter(({ kind }) => kind === 'expiry');
  expect(expiries.map(({ credits }) => credits)).toEqual([-34]);
});

test('a spending is given back once, and never more than it was', async () => {
  const actor = await limited(100);
  const id = await spend(actor, 60);
  expect(await refund(actor, id, 80)).toBe(true);
  expect(await refund(actor, id, 80)).toBe(false);
  expect(await creditBalance(platform, actor.workspaceId)).toMatchObject({ used: 0, granted: 0 });
  const old = await spend(actor, 60);
  app.clock.advance(32 * 24 * hour);
  await getCreditAccount(platform, actor.workspaceId);
  expect(await refund(actor, old, 60)).toBe(true);
  expect(await creditBalance(platform, actor.workspaceId)).toMatchObject({ used: 0, granted: 60 });
  const stranger = await limited(100);
  expect(await refund(stranger, old, 60)).toBe(false);
});

test('what is given back is of the same thing, and the member may use it again', async () => {
  const actor = await limited(100);
  const isMine = eq(memberships.userId, actor.userId);
  await platform.db.update(memberships).set({ usageLimit: 60 }).where(isMine);
  const usage = {
    modelId: 'eleven_v3',
    voiceId: 'wren',
    agentId: 'desk',
    subresourceId: 'talk',
    voiceRate: 2,
  };
  const order = { product: 'agents', price: fixedPrice(60), road: 'whole', isKept: false, usage } as const;
  await (await Generation.begin(platform, { ...actor, kind: 'api-key' }, order)).complete();
  await expect(spend(actor, 1)).rejects.toMatchObject({ code: 'quota_exceeded' });
  const spent = (await entriesOf(actor)).at(-1)!;
  await refund(actor, spent.id, 45);
  expect((await entriesOf(actor)).at(-1)).toMatchObject({
    kind: 'refund',
    credits: 45,
    product: 'agents',
    userId: actor.userId,
    source: 'api',
    ...usage,
  });
  await spend(actor, 45);
  await expect(spend(actor, 1)).rejects.toMatchObject({ code: 'quota_exceeded' });
  expect(await mismatchesOf(actor)).toEqual([]);
});

test('a plan that has become smaller counts anew: what the larger one gave is no debt', async () => {
  const actor = await makeNeighbor(app, 'pro');
  const change = { status: 'active', canExtend: true, cancelsAt: null } as const;
  await putSubscription(platform, actor.workspaceId, { ...change, tier: 'pro' });
  await grant(actor, 50);
  await spend(actor, 40_000);
  app.clock.advance(24 * hour);
  await putSubscription(platform, actor.workspaceId, { ...change, tier: 'starter' });
  expect(await creditBalance(platform, actor.workspaceId)).toMatchObject({
    used: 0,
    limit: 30_000,
    granted: 50,
  });
  expect(await mismatchesOf(actor)).toEqual([]);
});

test('a plan that is bought begins a period, and a free one has no limit of its own', async () => {
  const actor = await limited(100);
  await grant(actor, 50);
  await spend(actor, 120);
  app.clock.advance(24 * hour);
  const startsPeriodAt = platform.clock.now();
  const change = { tier: 'creator', status: 'active', canExtend: true, cancelsAt: null } as const;
  await putSubscription(platform, actor.workspaceId, { ...change, startsPeriodAt });
  expect(await getCreditAccount(platform, actor.workspaceId)).toMatchObject({
    status: 'active',
    canExtend: true,
    used: 0,
    granted: 30,
    periodAnchorAt: startsPeriodAt,
  });
  await putSubscription(platform, actor.workspaceId, {
    ...change,
    tier: 'free',
    status: 'free',
    canExtend: false,
  });
  expect(await getCreditAccount(platform, actor.workspaceId)).toMatchObject({
    characterLimit: null,
    granted: 30,
  });
  expect(await mismatchesOf(actor)).toEqual([]);
});

test('an account that differs from its entries is found, and listed until it does not', async () => {
  const actor = await limited(100);
  await spend(actor, 60);
  const setUsed = (used: number) =>
    platform.db.update(creditAccounts).set({ used }).where(eq(creditAccounts.workspaceId, actor.workspaceId));
  const listed = async () =>
    (await listFoundMismatches(platform.db)).filter(({ workspaceId }) => workspaceId === actor.workspaceId);
  await setUsed(61);
  await checkBalances(platform);
  expect(await listed()).toMatchObject([{ used: 61, usedByEntries: 60 }]);
  await setUsed(60);
  await checkBalances(platform);
  expect(await listed()).toEqual([]);
});

/** What may happen to credits, in any order; some of it is refused, and some is cut off half-way. */
function operationsOn(actor: Actor, random: (below: number) => number) {
  const running: Generation[] = [];
  const pick = () => running.splice(random(running.length), 1)[0];
  const order = () => {
    const most = 1 + random(60);
    const costOf = (amount: number) => ({ credits: Math.min(most, Math.floor(amount)) });
    return { product: 'music', price: { credits: most, costOf }, road: 'streamed', isKept: false } as const;
  };
  const begin = async () => {
    running.push(await Generation.begin(platform, actor, { ...order(), slot: null }));
  };
  return {
    running,
    all: [
      begin,
      begin,
      begin,
      async () => pick()?.complete(),
      async () => pick()?.complete(),
      async () => pick()?.abort(random(60)),
      async () => pick()?.release(),
      // its transaction is undone
      async () =>
        running[0]?.complete(async () => {
          throw new Error('cut off');
        }),
      // its process is killed
      async () => void pick(),
      async () => {
        const spent = (await entriesOf(actor)).filter(({ kind }) => kind === 'spend');
        const one = spent[random(spent.length)];
        if (one) await refund(actor, one.id, 1 + random(40));
      },
      async () => {
        const expiresAt = new Date(platform.clock.now().getTime() + random(40) * 24 * hour);
        const reference = `grant ${random(200)}`;
        await grant(actor, 1 + random(100), { reference, ...(random(2) === 0 && { expiresAt }) });
      },
      async () => {
        app.clock.advance(random(5) * 24 * hour);
        await getCreditAccount(platform, actor.workspaceId);
      },
      () => releaseExpired(platform),
      () => expireCredits(platform),
    ],
  };
}

test.each([7, 99])('any order of operations, crashes included, keeps the sums (%d)', async (seed) => {
  const random = randomizer(seed);
  const actor = await limited(300);
  const { all, running } = operationsOn(actor, random);
  for (let step = 0; step < 150; step++) {
    const two = [all[random(all.length)]!, all[random(all.length)]!];
    // two at once, as far as the account lets them
    await Promise.allSettled(two.map((act) => act()));
    expect(await mismatchesOf(actor), `after step ${step}`).toEqual([]);
  }
  for (const generation of running) await generation.release();
  app.clock.advance(24 * hour);
  await releaseExpired(platform);
  expect(await getCreditAccount(platform, actor.workspaceId)).toMatchObject({ reserved: 0 });
  const kinds = new Set((await entriesOf(actor)).map(({ kind }) => kind));
  expect([...kinds].sort()).toEqual(['expiry', 'grant', 'refund', 'spend', 'transfer']);
});
