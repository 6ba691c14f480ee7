import type { PayoutStatement } from '@mynah/contract/billing/payouts';
import type { Actor } from '../../../../platform/http/index.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { findAnyVoice } from '../../../voices/registry/index.ts';
import { listEarnedByVoice, listMonths } from '../earnings.store.ts';
import { payoutMoney } from '../payout-provider-of.ts';
import { toStatement } from '../payouts.view.ts';

/** Ten years. */
const mostMonths = 120;

/** By month, and one of them by voice: the newest, where none is asked for. */
export async function readStatement(
  platform: Platform,
  { workspaceId }: Actor,
  asked: { month?: string | undefined },
): Promise<PayoutStatement> {
  const { db } = platform;
  const provider = payoutMoney(platform);
  if (!provider) return toStatement([], { month: null, voices: [] });
  const purse = { workspaceId, provider };
  const months = await listMonths(db, purse, mostMonths);
  const month = asked.month ?? months[0]?.month ?? null;
  const earned = month === null ? [] : await listEarnedByVoice(db, purse, monthBounds(month));
  const voices = await Promise.all(
    earned.map(async (one) => ({ ...one, name: (await findAnyVoice(db, one.voiceId))?.name ?? null })),
  );
  return toStatement(months, { month, voices });
}

/** `2026-11`, UTC. */
function monthBounds(month: string): { since: Date; before: Date } {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return { since: new Date(Date.UTC(year, number - 1)), before: new Date(Date.UTC(year, number)) };
}
