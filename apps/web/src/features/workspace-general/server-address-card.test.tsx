import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ServerAddressCard } from '#web/features/workspace-general/server-address-card.tsx';
import { showAddress } from '#web/test-address.ts';
import { Toaster } from '#web/ui/toaster.tsx';

let ownsServer: boolean;
let source: 'recorded' | 'setting';
let address: string;
let sent: string[];

beforeEach(() => {
  [ownsServer, source, address, sent] = [true, 'recorded', 'http://localhost:4700', []];
  showAddress('http://mynah.lan:4700/app/workspace/general');
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    if (path === '/v1/app-config') return Response.json({ owns_server: ownsServer, public_url: address });
    if (init.method === 'PUT') {
      sent.push(String(init.body));
      address = JSON.parse(String(init.body)).address;
    }
    return Response.json({ address, source });
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  showAddress('http://localhost:3000/');
});

const client = () => new QueryClient();
function show(queryClient = client()): void {
  render(
    <QueryClientProvider client={queryClient}>
      <ServerAddressCard />
      <Toaster />
    </QueryClientProvider>,
  );
}
const field = () => screen.findByLabelText<HTMLInputElement>('Server address');

it('the owner takes the address that the page is open at', async () => {
  show();
  expect((await field()).value).toBe('http://localhost:4700');
  expect(screen.getByText(/^You opened this page at http:\/\/mynah\.lan:4700\./)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Use this address' }));
  expect(screen.getByText(/^Passkeys and single sign-on are tied to this address\./)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Links now point to http://mynah.lan:4700')).toBeTruthy();
  expect(sent).toEqual(['{"address":"http://mynah.lan:4700"}']);
  await waitFor(() => expect(screen.queryByText(/^You opened this page/)).toBeNull());
});

it.each(['mynah.lan', 'https://voice.example/app', 'javascript:alert(1)', ' '])(
  '%j is none, and nothing is sent',
  async (typed) => {
    show();
    await userEvent.clear(await field());
    await userEvent.type(await field(), typed);
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Enter an address like https://voice.example.com.')).toBeTruthy();
    expect(sent).toEqual([]);
  },
);

it('what the operator has set can be read, and not changed', async () => {
  source = 'setting';
  show();
  expect((await field()).disabled).toBe(true);
  expect(screen.getByText(/^Set by MYNAH_PUBLIC_URL/)).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

it('nobody else sees it', async () => {
  ownsServer = false;
  const queryClient = client();
  show(queryClient);
  await waitFor(() => expect(queryClient.getQueryData(['app-config'])).toBeTruthy());
  expect(screen.queryByLabelText('Server address')).toBeNull();
});
