import { count, eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { getCreditAccount } from '../src/modules/billing/actions/get-credit-account.ts';
import { releaseLeft } from '../src/modules/billing/actions/release-left.ts';
import {
  concurrencySlots,
  creditAccounts,
  creditReservations,
} from '../src/modules/billing/billing.tables.ts';
import type { creditEntries } from '../src/modules/billing/ledger.tables.ts';
import type { Actor } from '../src/platform/http/index.ts';
import { newId } from '../src/platform/ids/new-id.ts';
import type { Platform } from '../src/platform/platform.ts';
import { makeNeighbor } from './factories.ts';
import { randomizer } from './randomizer.ts';
import type { TestApp } from './test-app.ts';

export interface Begin {
  platform: Platform;
  actor: Actor;
  /** The engine breaks after so much of its work. */
  breaksAfter?: number;
}

/** One that runs, driven part by part. */
export interface Running {
  /** Takes the next part; false: that was the end, and it is complete. */
  next(): Promise<boolean>;
  /** Credits for what was handed over so far. */
  handedOver(): number;
  /** Ends it early, as a caller does who leaves. */
  leave(): Promise<void>;
}

/** A way to have something made, as its module has it. */
export interface RoadIn {
  /** What it costs when all of it is made. */
  credits: number;
  /** What must be there to begin, where that is more. */
  held?: number;
  /** Credits are held piece by piece, so it may be refused half-way. */
  inPieces?: boolean;
  /** Whether an early end costs what was handed over; otherwise it costs nothing. */
  paysForPart: boolean;
  /** Each part is charged when it is handed over: a kill takes nothing of that back. */
  chargesAsItGoes?: boolean;
  /** Its work belongs to a row, which another process goes on with. */
  outlivesProcess?: boolean;
  begin(begin: Begin): Promise<Running>;
  /** How many finished ones a workspace has; undefined where nothing is kept. */
  countKept?(platform: Platform, workspaceId: string): Promise<number>;
}

interface RoadContext {
  app: TestApp;
  road: RoadIn;
  /** Lets the database take the next commit of a charge, and loses its answer. */
  loseAnswerToCharge?(): void;
}

/** The law of every generation: what is charged, what is held and what is kept after each way that it may go. */
export function describeGenerations(name: string, context: () => RoadContext): void {
  const random = randomizer(20_261_123);
  const stateOf = async ({ workspaceId }: Actor) => {
    const { db } = context().app.platform;
    const of = async (table: typeof concurrencySlots | typeof creditReservations | typeof creditEntries) =>
      (await db.select({ rows: count() }).from(table).where(eq(table.workspaceId, workspaceId)))[0]!.rows;
    const { used, reserved } = await getCreditAccount(context().app.platform, workspaceId);
    const [slots, reservations] = [await of(concurrencySlots), await of(creditReservations)];
    return { used, reserved, reservations, slots };
  };
  const expectEnd = async (actor: Actor, { used, kept }: { used: number; kept: number }): Promise<void> => {
    const { app, road } = context();
    expect(await stateOf(actor)).toEqual({ used, reserved: 0, reservations: 0, slots: 0 });
    const counted = await road.countKept?.(app.platform, actor.workspaceId);
    if (counted !== undefined) expect(counted).toBe(kept);
  };
  const limitTo = async ({ workspaceId }: Actor, characterLimit: number): Promise<void> => {
    const { platform } = context().app;
    await getCreditAccount(platform, workspaceId);
    await platform.db
      .update(creditAccounts)
      .set({ characterLimit })
      .where(eq(creditAccounts.workspaceId, workspaceId));
  };
  const toItsEnd = async (running: Running): Promise<void> => {
    while (await running.next());
  };
  /** To its end, or till it is refused, with what it costs in either case. */
  const tryOut = async (actor: Actor): Promise<{ used: number; failure?: unknown }> => {
    const { app, road } = context();
    let running: Running | undefined;
    try {
      running = await road.begin({ platform: app.platform, actor });
      await toItsEnd(running);
      return { used: road.credits };
    } catch (failure) {
      await running?.leave();
      return { used: road.paysForPart ? (running?.handedOver() ?? 0) : 0, failure };
    }
  };
  /** Some parts of it; true when that was all. */
  const takeParts = async (running: Running, parts: number): Promise<boolean> => {
    for (let taken = 0; taken < parts; taken++) if (!(await running.next())) return true;
    return false;
  };

  describe(name, () => {
    test('what is made to its end costs its price, and is kept', async () => {
      const { app, road } = context();
      const actor = await makeNeighbor(app, 'starter');
      await toItsEnd(await road.begin({ platform: app.platform, actor }));
      await expectEnd(actor, { used: road.credits, kept: 1 });
    });

    test.each([1, 2, 3])('who leaves pays what the policy says (%d)', async () => {
      const { app, road } = context();
      const actor = await makeNeighbor(app, 'starter');
      const running = await road.begin({ platform: app.platform, actor });
      const isComplete = await takeParts(running, road.paysForPart ? 1 + random(3) : 0);
      const used = isComplete ? road.credits : road.paysForPart ? running.handedOver() : 0;
      await running.leave();
      await expectEnd(actor, { used, kept: isComplete ? 1 : 0 });
      await running.leave();
      await expectEnd(actor, { used, kept: isComplete ? 1 : 0 });
    });

    test.each([0, 1, 2])(
      'an engine that breaks after %d of its steps costs no more than leaving',
      async (breaksAfter) => {
        const { app, road } = context();
        const actor = await makeNeighbor(app, 'starter');
        let running: Running | undefined;
        const work = async (): Promise<void> => {
          running = await road.begin({ platform: app.platform, actor, breaksAfter });
          await toItsEnd(running);
        };
        await expect(work()).rejects.toThrow('broken');
        await running?.leave();
        await expectEnd(actor, { used: road.paysForPart ? (running?.handedOver() ?? 0) : 0, kept: 0 });
      },
    );

    test('a killed process leaves nothing behind but work that goes on', async () => {
      const { app, road } = context();
      const actor = await makeNeighbor(app, 'starter');
      const serverId = newId();
      const running = await road.begin({ platform: { ...app.platform, serverId }, actor });
      if (road.paysForPart) await running.next();
      // the same server, started again
      await releaseLeft({ ...app.platform, serverId });
      if (road.outlivesProcess) {
        expect(await stateOf(actor)).toMatchObject({ used: 0, reserved: road.credits, slots: 0 });
        await toItsEnd(running);
        return expectEnd(actor, { used: road.credits, kept: 1 });
      }
      await expectEnd(actor, { used: road.chargesAsItGoes ? running.handedOver() : 0, kept: 0 });
      await running.leave();
    });

    test('a commit whose answer is lost is made once', async ({ skip }) => {
      const { app, road, loseAnswerToCharge } = context();
      if (!loseAnswerToCharge) return skip('The way to this database cannot be shut.');
      const actor = await makeNeighbor(app, 'starter');
      const running = await road.begin({ platform: app.platform, actor });
      loseAnswerToCharge();
      await toItsEnd(running);
      await expectEnd(actor, { used: road.credits, kept: 1 });
    });

    test('the last credits are enough, and one less is refused', async () => {
      const { app, road } = context();
      const [poor, able] = [await makeNeighbor(app, 'starter'), await makeNeighbor(app, 'starter')];
      const { held = road.credits } = road;
      await limitTo(poor, held - 1);
      const refused = await tryOut(poor);
      expect(refused.failure).toMatchObject({ code: 'quota_exceeded' });
      if (!road.inPieces) expect(refused.used).toBe(0);
      await expectEnd(poor, { used: refused.used, kept: 0 });
      await limitTo(able, held);
      expect((await tryOut(able)).failure).toBeUndefined();
      await expectEnd(able, { used: road.credits, kept: 1 });
    });

    test('of two at once for the last credits no more than one is made', async () => {
      const { app, road } = context();
      const actor = await makeNeighbor(app, 'starter');
      const { held = road.credits } = road;
      await limitTo(actor, held);
      const both = await Promise.all([tryOut(actor), tryOut(actor)]);
      const refused = both.filter(({ failure }) => failure);
      for (const { failure } of refused) expect(failure).toMatchObject({ code: 'quota_exceeded' });
      const used = both.reduce((sum, one) => sum + one.used, 0);
      expect(used).toBeLessThanOrEqual(held);
      if (!road.inPieces) expect(refused).toHaveLength(1);
      await expectEnd(actor, { used, kept: 2 - refused.length });
    });
  });
}
