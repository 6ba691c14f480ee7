import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PrivacyChoices } from '#web/features/settings/privacy-choices.tsx';

let user: { agrees_to_product_updates: boolean; ccpa_opt_out: boolean };
let sent: unknown[];

beforeEach(() => {
  user = { agrees_to_product_updates: false, ccpa_opt_out: false };
  sent = [];
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    if (path === '/v1/user') return Response.json(user);
    const body = JSON.parse(String(init.body));
    sent.push([init.method, path, body]);
    Object.assign(user, body.account_metadata ?? body);
    return Response.json({ status: 'ok' });
  });
});
afterEach(() => vi.unstubAllGlobals());

async function press(name: string): Promise<void> {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <PrivacyChoices />
    </QueryClientProvider>,
  );
  const control = await screen.findByRole('switch', { name });
  await waitFor(() => expect(control.hasAttribute('data-disabled')).toBe(false));
  await userEvent.click(control);
  await waitFor(() => expect(control.getAttribute('aria-checked')).toBe('true'));
}

it('[PRV-026] [PRV-029] the opt-out of sale and sharing updates the account', async () => {
  await press('Do not sell or share my personal data');
  expect(sent).toEqual([['POST', '/v1/user/edit', { ccpa_opt_out: true }]]);
});

it('[ACC-041] the wish for product updates goes into the account', async () => {
  await press('Product updates');
  expect(sent).toEqual([
    ['POST', '/v1/user/edit-user-metadata', { account_metadata: { agrees_to_product_updates: true } }],
  ]);
});
