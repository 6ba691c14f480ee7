import type { Tier } from '@mynah/contract/billing/plans';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useSubscription } from '#web/shared/account/account.requests.ts';
import { CreditCost } from '#web/shared/making/credit-cost.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const Plan = () => <p>{useSubscription().data?.tier}</p>;

async function show(tier: Tier, cost: number): Promise<void> {
  vi.stubGlobal('fetch', async () => Response.json({ tier, character_count: 900, character_limit: 1000 }));
  render(
    <QueryClientProvider client={new QueryClient()}>
      <CreditCost cost={cost} />
      <Plan />
    </QueryClientProvider>,
  );
  await screen.findByText(tier);
}

it('[BIL-008] says what it costs and what is left, and marks what is too dear', async () => {
  await show('creator', 40);
  expect(await screen.findByText('40 credits')).toBeTruthy();
  expect(screen.getByText('· 100 left')).toBeTruthy();
  cleanup();
  await show('creator', 101);
  await waitFor(() => expect(screen.getByText('101 credits').className).toContain('danger'));
});

it.each<Tier>(['trial', 'enterprise'])('[BIL-043] [BIL-047] speaks of no credits on %s', async (tier) => {
  await show(tier, 40);
  expect(screen.queryByText(/credit/)).toBeNull();
});
