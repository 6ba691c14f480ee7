import type { Referrals } from '@mynah/contract/billing/referrals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { LinkCard } from '#web/features/referrals/link-card.tsx';
import { onTracked } from '#web/shared/track.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const none: Referrals = {
  referral_link: null,
  reward_credits: 10_000,
  clicks: 0,
  sign_ups: 0,
  customers: 0,
  credits: 0,
  months: [],
  partners: [],
};
const show = (referrals: Partial<Referrals> = {}) =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <LinkCard referrals={{ ...none, ...referrals }} />
    </QueryClientProvider>,
  );

it('[NOT-030] [PRV-039] the first link is told as an event, which ticks the checklist; a refusal is not', async () => {
  const told: string[] = [];
  const stop = onTracked(({ name }) => void told.push(name));
  const answers = [
    () => Response.json({ detail: { status: 'internal_error', message: 'No.' } }, { status: 500 }),
    () => Response.json({ referral_link: 'https://voice.example/?from=ada' }),
  ];
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path);
    return (answers.shift() ?? (() => Response.json(none)))();
  });
  show();
  const button = screen.getByRole('button', { name: 'Get your link' });
  await userEvent.click(button);
  await waitFor(() => expect(asked).toEqual(['/v1/user/referral-link']));
  await waitFor(() => expect(button.getAttribute('aria-busy')).toBeNull());
  expect(told).toEqual([]);
  await userEvent.click(button);
  await waitFor(() => expect(told).toEqual(['affiliate_link_generated']));
  stop();
});

it('says what a link brings, and nothing of credits where there are none', () => {
  show({ referral_link: 'https://voice.example/?from=ada' });
  expect(screen.getByText(/You get 10,000 credits/)).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Referral link' }).value).toContain(
    'from=ada',
  );
  cleanup();
  show({ reward_credits: 0 });
  expect(screen.getByText(/gives no credits/)).toBeTruthy();
});

it('shows partners their link while it counts', () => {
  const partner = {
    key: 'radio',
    link: 'https://voice.example/?ps_partner_key=radio',
    reward_credits: 20_000,
  };
  show({ partners: [{ ...partner, is_active: true }] });
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Partner link radio' }).value).toBe(
    partner.link,
  );
  cleanup();
  show({ partners: [{ ...partner, is_active: false }] });
  expect(screen.queryByRole('textbox', { name: 'Partner link radio' })).toBeNull();
  expect(screen.getByText('Ended')).toBeTruthy();
});
