import { isUnlimited, type Tier, tiers } from '@mynah/contract/billing/plans';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { CreditsCard } from '#web/features/home/credits-card.tsx';

afterEach(() => vi.unstubAllGlobals());

const labels: Partial<Record<Tier, string>> = {
  free: 'Total quota used: 300',
  starter: 'Total quota remaining: 9.7K',
  creator: 'Total quota remaining: 9.7K',
  pro: 'Total quota remaining: 9.7K',
  growing_business: 'Total quota remaining: 9.7K',
  scale_2024_08_10: 'Total quota remaining: 9.7K',
};

it.each(tiers.filter((tier) => !isUnlimited(tier)))(
  '[BIL-038] [BIL-051] [FMT-020] the home page labels the quota of %s',
  async (tier) => {
    const subscription = { tier, character_count: 300, character_limit: 10_000 };
    vi.stubGlobal('fetch', async () => Response.json(subscription));
    render(
      <QueryClientProvider client={new QueryClient()}>
        <CreditsCard />
      </QueryClientProvider>,
    );
    expect(await screen.findByText(labels[tier] ?? 'no label')).toBeTruthy();
  },
);

it.each(tiers.filter(isUnlimited))('shows no quota on %s, which has none', async (tier) => {
  const client = new QueryClient();
  client.setQueryData(['user', 'subscription'], { tier, character_count: 300, character_limit: 10_000 });
  vi.stubGlobal('fetch', async () => Response.json({ tier, character_count: 300, character_limit: 10_000 }));
  const { container } = render(
    <QueryClientProvider client={client}>
      <CreditsCard />
    </QueryClientProvider>,
  );
  expect(container.textContent).toBe('');
});
