import { alertPercents } from '@mynah/contract/workspaces/budgets';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeNeighbor } from '../../../test/factories.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { events } from '../../platform/events/events.tables.ts';
import type { Actor } from '../../platform/http/index.ts';
import { alertPeople } from './actions/alert-people.ts';
import { creditBalance } from './actions/credit-balance.ts';
import { expireCredits } from './actions/expire-credits.ts';
import { putSubscription, type SubscriptionChange } from './actions/put-subscription.ts';
import { creditAccounts } from './billing.tables.ts';
import { Generation } from './generation.ts';
import { listMismatches } from './ledger.store.ts';
import { creditOverages } from './period-ends.tables.ts';
import { fixedPrice } from './price.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const monthMs = 32 * 86_400_000;
const paid = { tier: 'creator', status: 'active', canExtend: true, cancelsAt: null } as const;

/** Somebody with a paid plan of so many credits. */
async function subscriber(characterLimit: number): Promise<Actor> {
  const actor = await makeNeighbor(app, 'creator');
  const startsPeriodAt = app.clock.now();
  await putSubscription(app.platform, actor.workspaceId, { ...paid, startsPeriodAt });
  await change(actor, { characterLimit });
  return actor;
}
const change = ({ workspaceId }: Actor, columns: Partial<typeof creditAccounts.$inferInsert>) =>
  app.platform.db.update(creditAccounts).set(columns).where(eq(creditAccounts.workspaceId, workspaceId));
const put = ({ workspaceId }: Actor, part: Partial<SubscriptionChange>) =>
  putSubscription(app.platform, workspaceId, { ...paid, ...part });
async function spend(actor: Actor, credits: number): Promise<void> {
  const order = { product: 'music', price: fixedPrice(credits), road: 'whole', isKept: false } as const;
  await (await Generation.begin(app.platform, actor, { ...order, slot: null })).complete();
}
const balance = ({ workspaceId }: Actor) => creditBalance(app.platform, workspaceId);
const overagesOf = ({ workspaceId }: Actor) =>
  app.platform.db.select().from(creditOverages).where(eq(creditOverages.workspaceId, workspaceId));
const nextMonth = async (actor: Actor) => {
  app.clock.advance(monthMs);
  await balance(actor);
  await expireCredits(app.platform);
};

describe('credits that a paid month leaves', () => {
  it('stay for two months more, those of months in which nobody came, too', async () => {
    const actor = await subscriber(100);
    await spend(actor, 40);
    await nextMonth(actor);
    expect(await balance(actor)).toMatchObject({ used: 0, limit: 100, granted: 60 });
    await nextMonth(actor);
    expect(await balance(actor)).toMatchObject({ granted: 160 });
    await spend(actor, 130);
    await nextMonth(actor);
    // of the oldest 60 the 30 that were used are gone, and so are the others, whose time is over
    expect(await balance(actor)).toMatchObject({ used: 0, granted: 100 });
    app.clock.advance(5 * monthMs);
    expect(await balance(actor)).toMatchObject({ granted: 300 });
    await expireCredits(app.platform);
    expect(await balance(actor)).toMatchObject({ granted: 200 });
    expect(await listMismatches(app.platform.db)).toEqual([]);
  });

  it('are no more than the plan before would leave where it has risen meanwhile', async () => {
    const actor = await makeNeighbor(app, 'creator');
    await put(actor, { tier: 'starter', startsPeriodAt: app.clock.now() });
    await spend(actor, 10_000);
    app.clock.advance(20 * 86_400_000);
    await put(actor, { tier: 'creator' });
    await put(actor, { tier: 'pro' });
    await put(actor, { tier: 'pro' });
    expect(await balance(actor)).toMatchObject({ used: 10_000, limit: 500_000, granted: 0 });
    await nextMonth(actor);
    expect(await balance(actor)).toMatchObject({ used: 0, granted: 20_000 });
    await nextMonth(actor);
    expect(await balance(actor)).toMatchObject({ granted: 520_000 });
    expect(await listMismatches(app.platform.db)).toEqual([]);
  });

  it('go with the subscription; what was given stays', async () => {
    const actor = await subscriber(100);
    await nextMonth(actor);
    await put(actor, { tier: 'free', status: 'free', canExtend: false });
    expect(await balance(actor)).toMatchObject({ granted: 0 });
    const free = await makeNeighbor(app, 'starter');
    await balance(free);
    await nextMonth(free);
    expect(await balance(free)).toMatchObject({ granted: 0 });
    expect(await listMismatches(app.platform.db)).toEqual([]);
  });
});

describe('[BIL-053] [BIL-054] what is used beyond a plan', () => {
  it('has a ceiling, and is written down to be paid for when the period ends, once', async () => {
    const actor = await subscriber(100);
    await expect(spend(actor, 101)).rejects.toMatchObject({ code: 'quota_exceeded' });
    await change(actor, { allowedToExtend: true, maxExtension: 50 });
    await spend(actor, 140);
    await expect(spend(actor, 11)).rejects.toMatchObject({ code: 'quota_exceeded' });
    await spend(actor, 10);
    await Promise.all([nextMonth(actor), balance(actor)]);
    expect(await overagesOf(actor)).toMatchObject([{ credits: 50, tier: 'creator', billedAt: null }]);
    expect(await balance(actor)).toMatchObject({ used: 0, granted: 0 });
  });

  it('50 at once on the last credit of the ceiling: one is made', async () => {
    const actor = await subscriber(100);
    await change(actor, { allowedToExtend: true, maxExtension: 1 });
    await spend(actor, 100);
    const tries = await Promise.allSettled(Array.from({ length: 50 }, () => spend(actor, 1)));
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('is paid for though the plan ends or it was forbidden afterwards; a payment that is missing allows no more', async () => {
    const actor = await subscriber(20_000);
    await change(actor, { allowedToExtend: true });
    await spend(actor, 20_030);
    await change(actor, { allowedToExtend: false });
    await put(actor, { status: 'past_due' });
    await change(actor, { allowedToExtend: true });
    await expect(spend(actor, 1)).rejects.toMatchObject({ code: 'quota_exceeded' });
    await put(actor, { tier: 'free', status: 'free', canExtend: false });
    expect(await overagesOf(actor)).toMatchObject([{ credits: 30, tier: 'creator' }]);
  });

  it('is nobody’s to pay where no plan was bought', async () => {
    const actor = await makeNeighbor(app, 'enterprise');
    await balance(actor);
    await change(actor, { characterLimit: 100, canExtend: true, allowedToExtend: true });
    await spend(actor, 150);
    await nextMonth(actor);
    expect(await overagesOf(actor)).toEqual([]);
  });
});

describe('people are told', () => {
  const told = async ({ workspaceId }: Actor) => {
    await alertPeople(app.platform);
    const rows = await app.platform.db
      .select()
      .from(events)
      .where(eq(events.workspaceId, workspaceId))
      .orderBy(events.sequence);
    return rows
      .filter(({ name }) => name === 'credits.running-low')
      .map(({ payload }) => `${payload.kind} ${payload.percent}`);
  };

  it('[BIL-053] at 75, 90 and 100 percent, each once a period', async () => {
    expect(alertPercents).toEqual([75, 90, 100]);
    const actor = await subscriber(100);
    await spend(actor, 74);
    expect(await told(actor)).toEqual([]);
    await spend(actor, 1);
    expect(await told(actor)).toEqual(['plan 75']);
    expect(await told(actor)).toEqual(['plan 75']);
    await Promise.all([told(actor), told(actor)]);
    await spend(actor, 25);
    expect(await told(actor)).toEqual(['plan 75', 'plan 100']);
    await change(actor, { allowedToExtend: true, maxExtension: 100 });
    await spend(actor, 95);
    expect(await told(actor)).toEqual(['plan 75', 'plan 100', 'extension 90']);
    await nextMonth(actor);
    await spend(actor, 90);
    expect((await told(actor)).at(-1)).toBe('plan 90');
  });

  it('of the workspace’s own budget, and of none where nothing limits', async () => {
    const actor = await makeNeighbor(app, 'enterprise');
    await balance(actor);
    await spend(actor, 1_000);
    expect(await told(actor)).toEqual([]);
    await change(actor, { budget: 1_250 });
    expect(await told(actor)).toEqual(['budget 75']);
  });
});
