import { sql } from 'drizzle-orm';
import type { Transaction } from '../../../../platform/db/database.ts';
import {
  groupMeterOf,
  type LimitHolder,
  type Meter,
  nameOf,
  ownMetersOf,
  type Spender,
  usedIn,
} from './meters.ts';

/** Whose limit is too low, with what they have used, running work included, and may use in the period. */
export interface Exhausted {
  holder: LimitHolder;
  used: number;
  limit: number;
}

/** Groups that credits are held for as well, or whose limit is too low: then the transaction must not commit. */
export type HeldSpending =
  | { groupIds: string[]; exhausted?: undefined }
  | { exhausted: Exhausted; groupIds?: undefined };

/**
 * Holds credits against the limits of the member, of the key and of the member's groups. What is read is locked by what
 * is written, so that requests at the same moment cannot both take the last ones.
 */
export async function holdSpending(
  transaction: Transaction,
  spender: Spender,
  credits: number,
): Promise<HeldSpending> {
  const { periodEndsAt: end } = spender;
  for (const meter of ownMetersOf(spender)) {
    const [row] = await hold(transaction, meter, { end, credits });
    // whoever is gone meanwhile spends nothing
    if (!row) return { exhausted: { holder: meter.holder, used: 0, limit: 0 } };
    if (isTooMuch(row)) return { exhausted: toExhausted(meter, row, credits) };
  }
  const meter = groupMeterOf(spender);
  const rows = meter ? await hold(transaction, meter, { end, credits }) : [];
  const full = rows.find(isTooMuch);
  if (meter && full) return { exhausted: toExhausted(meter, full, credits) };
  return { groupIds: rows.map(({ id }) => id) };
}

interface Held extends Record<string, unknown> {
  id: string;
  limit: string | null;
  /** With what was just held. */
  used: string;
}

const isTooMuch = ({ limit, used }: Held): boolean => limit !== null && Number(used) > Number(limit);

const toExhausted = ({ holder }: Meter, { limit, used }: Held, credits: number): Exhausted => ({
  holder,
  used: Number(used) - credits,
  limit: Number(limit),
});

async function hold(
  transaction: Transaction,
  meter: Meter,
  { end, credits }: { end: Date; credits: number },
): Promise<Held[]> {
  const { table, limit, reserved, rows } = meter;
  const held = await transaction.execute<Held>(sql`
    update ${table} set ${nameOf(reserved)} = ${reserved} + ${credits}::bigint,
      ${nameOf(meter.used)} = ${usedIn(meter, end)}, ${nameOf(meter.periodEndsAt)} = ${end}
    where ${rows}
    returning id, ${limit} as "limit", ${meter.used} + ${reserved} as used`);
  return held.rows;
}

/**
 * Gives held credits back and counts what was used of them; below nothing what was given back. Who is gone meanwhile
 * counts no more.
 */
export async function settleSpending(
  transaction: Transaction,
  spender: Spender,
  { heldCredits, credits }: { heldCredits: number; credits: number },
): Promise<void> {
  const group = groupMeterOf(spender);
  for (const meter of [...ownMetersOf(spender), ...(group ? [group] : [])]) {
    const { table, used, reserved, periodEndsAt, rows } = meter;
    const end = spender.periodEndsAt;
    await transaction.execute(sql`
      update ${table} set ${nameOf(reserved)} = greatest(${reserved} - ${heldCredits}::bigint, 0),
        ${nameOf(used)} = greatest(${usedIn(meter, end)} + ${credits}::bigint, 0), ${nameOf(periodEndsAt)} = ${end}
      where ${rows}`);
  }
}
