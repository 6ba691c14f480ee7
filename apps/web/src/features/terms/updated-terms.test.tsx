import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { UpdatedTermsHost } from '#web/features/terms/updated-terms-host.tsx';
import { Toaster } from '#web/ui/toaster.tsx';

let isAccepted: boolean;
let region: string;
let acceptStatus: number;
let operatorsTerms: string | null;
let calls: string[];

beforeEach(() => {
  isAccepted = false;
  region = 'Illinois';
  acceptStatus = 200;
  operatorsTerms = null;
  calls = [];
  vi.stubGlobal('fetch', async (address: string) => {
    const path = new URL(address, location.origin).pathname;
    calls.push(path);
    return answer(path);
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function answer(path: string): Response {
  if (path === '/v1/geolocation') return Response.json({ country: null, region: null, city: null });
  if (path === '/v1/app-config') return Response.json({ biometric_terms: operatorsTerms });
  if (path === '/v1/user') {
    const geo_location = { country: 'US', region, city: null };
    return Response.json({ geo_location, accepted_bipa_terms: isAccepted });
  }
  isAccepted = acceptStatus === 200;
  const detail = { status: 'conflict', message: 'It was not accepted.' };
  return Response.json(isAccepted ? { status: 'ok' } : { detail }, { status: acceptStatus });
}

function open(): QueryClient {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={client}>
      <UpdatedTermsHost />
      <Toaster />
    </QueryClientProvider>,
  );
  return client;
}

it('[PRV-001] [PRV-006] [PRV-007] [PRV-010] opens with its date and one button, and closes when accepted', async () => {
  open();
  expect(await screen.findByText('Updated Terms')).toBeTruthy();
  expect(document.body.textContent).toContain('Effective May 31, 2024');
  expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(['Accept']);
  fireEvent.click(screen.getByRole('button', { name: 'Accept' }));
  await waitFor(() => expect(screen.queryByText('Updated Terms')).toBeNull());
  expect(calls).toContain('/v1/user/accept-bipa-terms');
  expect(calls.filter((path) => path === '/v1/geolocation')).toHaveLength(1);
});

it("[PRV-009] says the operator's own text, with the way to the privacy policy", async () => {
  operatorsTerms = 'We keep voice prints for a year.';
  open();
  expect(await screen.findByText('We keep voice prints for a year.')).toBeTruthy();
  expect(screen.getByRole('link').getAttribute('href')).toBe('/privacy-policy');
});

it('[PRV-008] says so and stays when the call is refused', async () => {
  acceptStatus = 400;
  open();
  fireEvent.click(await screen.findByRole('button', { name: 'Accept' }));
  expect(await screen.findByText('It was not accepted.')).toBeTruthy();
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Accept' }).getAttribute('aria-busy')).toBeNull(),
  );
  expect(screen.getByText('Updated Terms')).toBeTruthy();
});

it.each([
  ['Texas', false],
  ['Ohio', false],
  ['Illinois', true],
])('[PRV-002] [PRV-003] [PRV-005] leaves somebody in %s alone (accepted: %s)', async (where, hasAccepted) => {
  region = where;
  isAccepted = hasAccepted;
  const client = open();
  await waitFor(() => expect(client.getQueryData(['user'])).toBeTruthy());
  await act(() => vi.dynamicImportSettled());
  expect(screen.queryByText('Updated Terms')).toBeNull();
});
