import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { randomizer } from '../../../../test/randomizer.ts';
import { startTestApp, type TestApp } from '../../../../test/test-app.ts';
import { type Earner, makeEarner } from '../../../../test/voice-earners.ts';
import { transferNow } from './actions/transfer-earnings.ts';
import { readBalance } from './earnings.store.ts';
import { earningEntries, payoutTransfers } from './payouts.tables.ts';
import { reverseEarnings } from './record-earnings.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ environment: { MYNAH_PAYOUT_MINIMUM: '1' } });
});
afterAll(() => app?.close());

describe('the ledger of earnings', () => {
  it.each([1, 2])('keeps its sums whatever happens in which order (seed %i)', async (seed) => {
    const { platform } = app;
    const random = randomizer(seed * 7_919);
    const earner: Earner = await makeEarner(app);
    await earner.connect(random(2) === 0 ? 'complete' : 'refusing');
    const spenders = new Map<string, string>();
    const { workspaceId } = earner;
    for (let round = 0; round < 40; round++) {
      const act = random(10);
      if (act < 5) {
        const reference = `seed-${seed}-${random(30)}`;
        await earner.earn(1 + random(60_000), { reference });
      } else if (act < 7) {
        const [entry] = await platform.db.select().from(earningEntries).limit(1).offset(random(10));
        if (entry?.spender && entry.spending) spenders.set(entry.spending, entry.spender);
        for (const [spending, spender] of spenders)
          await platform.db.transaction((transaction) =>
            reverseEarnings(transaction, { workspaceId: spender, spending }, app.clock.now()),
          );
      } else if (act < 9) {
        const press = () => transferNow(platform, { workspaceId }).catch(() => {});
        await Promise.all([press(), press(), press()]);
      } else app.clock.advance((1 + random(10)) * 86_400_000);
    }
    const rows = (await platform.db.select().from(earningEntries)).filter(
      (row) => row.workspaceId === workspaceId,
    );
    const sum = rows.reduce((total, { amountMicros }) => total + BigInt(amountMicros), 0n);
    const purse = { workspaceId, provider: 'test-money' as const };
    const { balanceMicros, availableMicros } = await readBalance(platform.db, purse, app.clock.now());
    expect(BigInt(balanceMicros)).toBe(sum);
    expect(availableMicros).toBeLessThanOrEqual(balanceMicros);
    for (const row of rows) {
      expect(Number.isSafeInteger(row.amountMicros)).toBe(true);
      expect([row.currency, row.provider]).toEqual(['usd', 'test-money']);
      if (row.kind === 'use') expect(row.amountMicros).toBe((row.credits ?? 0) * 30);
    }
    // every cent that left is a transfer that was paid, and nothing left twice
    const transfers = (await platform.db.select().from(payoutTransfers)).filter(
      (transfer) => transfer.workspaceId === workspaceId,
    );
    const paid = transfers
      .filter(({ status }) => status === 'paid')
      .reduce((total, { amountCents }) => total + amountCents, 0);
    const left = rows
      .filter(({ kind }) => kind === 'transfer' || kind === 'return')
      .reduce((total, { amountMicros }) => total + amountMicros, 0);
    expect(0 - left).toBe(paid * 10_000);
    expect(transfers.some(({ status }) => status === 'pending')).toBe(false);
    // what is told by month is the same
    const { months } = await earner.statement();
    const told = months.reduce(
      (total, month) =>
        total + month.earned_micros - month.returned_micros - month.transferred_cents * 10_000,
      0,
    );
    expect(told).toBe(balanceMicros);
  });
});
