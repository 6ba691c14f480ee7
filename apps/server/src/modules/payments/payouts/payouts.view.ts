import type { PayoutStatement, Payouts, StaffPayouts } from '@mynah/contract/billing/payouts';
import { unixSeconds } from '../../../platform/clock/clock.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { EarnedByVoice, EarnedMonth } from './earnings.store.ts';
import { earnedCurrency, microsPerCent, type PayoutState, wholeCents } from './payouts.policy.ts';
import type { PayoutAccountRow, TransferRow } from './payouts.tables.ts';

type Config = Pick<Platform['config'], 'payoutMinimum' | 'payoutHoldDays'>;

const money = (amount: number) => ({ amount, currency: earnedCurrency });

export function toPayouts(
  state: PayoutState,
  { transfers, config }: { transfers: readonly TransferRow[]; config: Config },
): Payouts {
  const { account, provider, startedAt } = state;
  return {
    start_date_unix: unixOf(startedAt ?? account?.createdAt),
    balance: money(wholeCents(state.balanceMicros)),
    past_payouts: transfers.map(toPastPayout),
    stripe_connected_account: account ? toConnectedAccount(account) : null,
    transfers_paused: account?.pausedAt != null,
    trusted_until_unix: unixOf(account?.trustedUntil),
    is_paying: true,
    is_test_money: provider === 'test-money',
    available: money(state.availableCents),
    minimum: money(config.payoutMinimum * 100),
    hold_days: config.payoutHoldDays,
    missing: state.missing,
    pause_reason: account?.pausedAt ? account.pauseReason : null,
  };
}

const unixOf = (moment: Date | null | undefined): number | null => (moment ? unixSeconds(moment) : null);

/** Where nobody is paid. */
export const toNoPayouts = (config: Config): Payouts => ({
  start_date_unix: null,
  balance: money(0),
  past_payouts: [],
  stripe_connected_account: null,
  transfers_paused: false,
  trusted_until_unix: null,
  is_paying: false,
  is_test_money: false,
  available: money(0),
  minimum: money(config.payoutMinimum * 100),
  hold_days: config.payoutHoldDays,
  missing: [],
  pause_reason: null,
});

const toPastPayout = (row: TransferRow): Payouts['past_payouts'][number] => ({
  payout_id: row.id,
  amount: row.amountCents,
  currency: row.currency,
  created_at_unix: unixSeconds(row.createdAt),
  status: row.status,
  problem: row.problem,
});

function toConnectedAccount(row: PayoutAccountRow): Payouts['stripe_connected_account'] {
  if (!row.account) return null;
  return {
    account_id: row.account,
    details_submitted: row.isSubmitted,
    payouts_enabled: row.takesTransfers && row.paysOut,
    requirements_due: row.requirements,
    tax_form: row.taxForm,
  };
}

/** The part of the workspace’s answer (WSP-010, BIL-071). */
export function toWorkspacePayouts(payouts: Payouts): Record<string, unknown> {
  const { start_date_unix, balance, past_payouts, stripe_connected_account } = payouts;
  const { transfers_paused, trusted_until_unix } = payouts;
  return {
    start_date_unix,
    balance,
    past_payouts,
    stripe_connected_account,
    transfers_paused,
    trusted_until_unix,
  };
}

export const toStatement = (
  months: readonly EarnedMonth[],
  { month, voices }: { month: string | null; voices: readonly (EarnedByVoice & { name: string | null })[] },
): PayoutStatement => ({
  currency: earnedCurrency,
  months: months.map((one) => ({
    month: one.month,
    earned_micros: one.earnedMicros,
    returned_micros: 0 - one.returnedMicros,
    transferred_cents: 0 - one.transferredMicros / microsPerCent,
  })),
  month,
  voices: voices.map(({ voiceId, name, uses, characters, credits, earnedMicros }) => ({
    voice_id: voiceId,
    name,
    uses,
    characters,
    credits,
    earned_micros: earnedMicros,
  })),
});

export const toStaffPayouts = (
  state: PayoutState,
  { workspace, openTransfers }: { workspace: { id: string; name: string }; openTransfers: number },
): StaffPayouts => ({
  workspace_id: workspace.id,
  name: workspace.name,
  balance: money(wholeCents(state.balanceMicros)),
  available: money(state.availableCents),
  transfers_paused: state.account?.pausedAt != null,
  pause_reason: state.account?.pausedAt ? state.account.pauseReason : null,
  trusted_until_unix: unixOf(state.account?.trustedUntil),
  missing: state.missing,
  open_transfers: openTransfers,
});
