import type { Payouts } from '@mynah/contract/billing/payouts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { MissingCard } from '#web/features/payouts/missing-card.tsx';

afterEach(cleanup);

const usd = (amount: number) => ({ amount, currency: 'usd' as const });
const account = {
  account_id: 'acct_1',
  details_submitted: true,
  payouts_enabled: true,
  requirements_due: [],
  tax_form: 'complete' as const,
};
const state: Payouts = {
  start_date_unix: null,
  balance: usd(2_500),
  past_payouts: [],
  stripe_connected_account: account,
  transfers_paused: false,
  trusted_until_unix: null,
  is_paying: true,
  is_test_money: true,
  available: usd(2_500),
  minimum: usd(1_000),
  hold_days: 14,
  missing: [],
  pause_reason: null,
};
const show = (change: Partial<Payouts>) =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MissingCard payouts={{ ...state, ...change }} />
    </QueryClientProvider>,
  );

it.each([
  [
    'Connect account',
    { missing: ['account', 'minimum'], stripe_connected_account: null },
    /Connect an account/,
  ],
  ['Continue', { missing: ['details'] }, /Fill in the form/],
  ['Continue', { missing: ['tax_form'] }, /Hand in the tax form/],
  ['Manage account', { missing: ['review'] }, /being checked/],
  ['Manage account', { missing: ['blocked'] }, /has closed your account/],
  ['Manage account', { missing: ['paused'], pause_reason: 'A complaint.' }, /paused: A complaint\./],
  ['Manage account', { missing: ['minimum'] }, /at least \$10/],
  ['Pay out $25', { missing: [] }, /paid out once a day/],
] as [string, Partial<Payouts>, RegExp][])('[BIL-070] offers “%s” where %o', (button, change, says) => {
  show(change);
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([button]);
  expect(screen.getByText(says)).toBeTruthy();
});
