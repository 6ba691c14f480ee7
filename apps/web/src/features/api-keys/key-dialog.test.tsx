import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { KeyDialog } from '#web/features/api-keys/key-dialog.tsx';
import { newKeyOf } from '#web/features/api-keys/key-form.ts';
import { NewKeyDialog } from '#web/features/api-keys/new-key-dialog.tsx';
import { onTracked } from '#web/shared/track.ts';
import { showAddress } from '#web/test-address.ts';

let sent: unknown[];
beforeEach(() => {
  sent = [];
});

function open(): void {
  render(<KeyDialog onClose={() => undefined} onSave={async (form) => void sent.push(newKeyOf(form))} />);
}

const create = () => userEvent.click(screen.getByRole('button', { name: 'Create key' }));

it('sends the name, the scopes, the limit and the addresses that were chosen, and nothing else', async () => {
  open();
  await userEvent.type(await screen.findByLabelText('Name'), 'Robot');
  await userEvent.click(screen.getByRole('radio', { name: /Restricted/ }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'List models' }));
  await userEvent.type(screen.getByLabelText('Monthly credit limit'), '5000');
  await userEvent.type(screen.getByLabelText('Allowed IP addresses'), '192.0.2.1 198.51.100.0/24');
  await create();
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent).toEqual([
    {
      name: 'Robot',
      permissions: ['text_to_speech', 'voices_read'],
      character_limit: 5000,
      allowed_ips: ['192.0.2.1', '198.51.100.0/24'],
    },
  ]);
});

it('asks for a name, a permission and a whole number before it sends', async () => {
  open();
  await userEvent.click(await screen.findByRole('radio', { name: /Restricted/ }));
  for (const name of ['Generate speech', 'List and play voices', 'List models']) {
    await userEvent.click(screen.getByRole('checkbox', { name }));
  }
  await userEvent.type(screen.getByLabelText('Monthly credit limit'), 'many');
  await create();
  expect(await screen.findByText('Enter a name for the key.')).toBeTruthy();
  expect(screen.getByText('Enter a whole number greater than 0.')).toBeTruthy();
  await userEvent.type(screen.getByLabelText('Name'), 'Robot');
  await userEvent.clear(screen.getByLabelText('Monthly credit limit'));
  await create();
  expect(await screen.findByText('Choose at least one permission.')).toBeTruthy();
  expect(sent).toEqual([]);
});

it('[NOT-031] [NOT-032] a new key is shown once, which counts as its unhiding', async () => {
  vi.stubGlobal('fetch', async () => Response.json({}));
  const tracked: string[] = [];
  const stop = onTracked(({ name }) => void tracked.push(name));
  render(
    <QueryClientProvider client={new QueryClient()}>
      <NewKeyDialog apiKey="sk_new" hasSamples={false} onClose={() => undefined} />
    </QueryClientProvider>,
  );
  expect(await screen.findByDisplayValue('sk_new')).toBeTruthy();
  expect(tracked).toEqual(['api_key_unhidden']);
  stop();
  vi.unstubAllGlobals();
});

it('the examples call the one address of the server, under whatever name the page is open', async () => {
  showAddress('http://127.0.0.1:4700/app/settings/api-keys');
  vi.stubGlobal('fetch', async () => Response.json({ public_url: 'https://voice.example' }));
  render(
    <QueryClientProvider client={new QueryClient()}>
      <NewKeyDialog apiKey="sk_new" onClose={() => undefined} />
    </QueryClientProvider>,
  );
  for (const [language, line] of [
    ['curl', /^curl "https:\/\/voice\.example\/v1\/text-to-speech\//],
    ['JavaScript', /baseUrl: 'https:\/\/voice\.example',/],
    ['Python', /base_url="https:\/\/voice\.example",/],
  ] as const) {
    await userEvent.click(await screen.findByRole('button', { name: language }));
    const code = screen.getByRole('region', { name: 'Try it' }).querySelector('pre');
    await waitFor(() => expect(code?.textContent).toMatch(line));
    expect(code?.textContent).not.toContain('127.0.0.1');
  }
  showAddress('http://localhost:3000/');
  vi.unstubAllGlobals();
});
