import { isUnlimited, type Tier, tiers } from '@mynah/contract/billing/plans';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { QuotaLine } from '#web/features/home/quota-line.tsx';

afterEach(() => vi.unstubAllGlobals());

const labels: Record<Tier, string> = {
  free: 'Total quota used: 300',
  starter: 'Total quota remaining: 9.7K',
  creator: 'Total quota remaining: 9.7K',
  pro: 'Total quota remaining: 9.7K',
  growing_business: 'Total quota remaining: 9.7K',
  scale_2024_08_10: 'Total quota remaining: 9.7K',
  trial: 'Total quota used: 300',
  enterprise: 'Total quota remaining: unlimited',
};

it.each(tiers)(
  '[BIL-038] [BIL-047] [BIL-051] [FMT-020] the home page labels the quota of %s',
  async (tier) => {
    const subscription = {
      tier,
      character_count: 300,
      character_limit: 10_000,
      next_character_count_reset_unix: 1_764_547_200,
    };
    vi.stubGlobal('fetch', async () => Response.json(subscription));
    render(
      <QueryClientProvider client={new QueryClient()}>
        <QuotaLine />
      </QueryClientProvider>,
    );
    expect(await screen.findByText(labels[tier])).toBeTruthy();
    // a day of renewal only where credits come to an end
    expect(screen.queryByText(/Resets on/) !== null).toBe(!isUnlimited(tier));
  },
);
