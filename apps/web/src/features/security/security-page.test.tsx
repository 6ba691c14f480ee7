import type { Session } from '@mynah/contract/accounts/sessions';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Page } from '#web/features/security/security-page.tsx';
import { RouterProvider } from '#web/shared/routing/index.ts';
import { routerAround } from '#web/test-router.tsx';
import { ConfirmDialogHost } from '#web/ui/confirm-dialog.tsx';

const now = Math.floor(Date.now() / 1000);
const session = (more: Partial<Session>): Session => ({
  session_id: 's',
  device: 'Firefox on Linux',
  device_kind: 'desktop',
  place: null,
  ip_address: '203.0.113.7',
  granted_to: null,
  is_current: false,
  created_at_unix: now,
  last_seen_unix: now,
  ...more,
});

let answers: Record<string, unknown>;
let sent: string[];

beforeEach(() => {
  sent = [];
  answers = {
    '/v1/user/mfa-factors': { factors: [], backup_codes_left: 0 },
    '/v1/user/passkeys': { passkeys: [], origin: null },
    '/v1/user/sessions': { sessions: [session({ session_id: 'here', is_current: true })] },
    '/v1/user/trusted-devices': { trusted_devices: [] },
  };
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    sent.push(`${init.method} ${path}`);
    return path in answers
      ? Response.json(answers[path])
      : Response.json({ detail: { status: 'internal_server_error' } }, { status: 418 });
  });
});
afterEach(() => vi.unstubAllGlobals());

function show(): void {
  const router = routerAround(Page);
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <RouterProvider router={router} />
      <ConfirmDialogHost />
    </QueryClientProvider>,
  );
}

it('shows what is off, says why there are no passkeys, and hides what has no meaning', async () => {
  show();
  expect(await screen.findByRole('button', { name: 'Set up an authenticator app' })).toBeTruthy();
  expect(await screen.findByText('Passkeys require a domain name and HTTPS.')).toBeTruthy();
  expect(await screen.findByText('No apps have access.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Add a passkey' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Sign out other sessions' })).toBeNull();
  expect(screen.queryByText('Backup codes')).toBeNull();
  expect(screen.queryByText('Trusted devices')).toBeNull();
});

it('marks this browser and keeps programs apart from sessions', async () => {
  answers['/v1/user/sessions'] = {
    sessions: [
      session({ session_id: 'here', is_current: true }),
      session({ session_id: 'there', device: 'Safari on iOS', place: 'Lisbon, Portugal' }),
      session({ session_id: 'robot', device: 'python-httpx', granted_to: 'Podcast robot' }),
    ],
  };
  show();
  const list = await screen.findByRole('list', { name: 'Sessions' });
  const [here, there] = within(list).getAllByRole('listitem');
  expect(within(list).getAllByRole('listitem')).toHaveLength(2);
  expect(here?.textContent).toContain('This browser');
  expect(there?.textContent).toContain('Lisbon, Portugal · 203.0.113.7 · Last seen just now');
  const programs = screen.getByRole('list', { name: 'Apps with access' });
  expect(within(programs).getByText('Podcast robot')).toBeTruthy();
});

it('withdraws a program only after the question', async () => {
  answers['/v1/user/sessions'] = {
    sessions: [session({ session_id: 'robot', granted_to: 'Podcast robot' })],
  };
  answers['/v1/user/sessions/robot'] = { status: 'ok' };
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Revoke access for Podcast robot' }));
  const dialog = await screen.findByRole('dialog');
  expect(sent).not.toContain('DELETE /v1/user/sessions/robot');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Revoke' }));
  await waitFor(() => expect(sent).toContain('DELETE /v1/user/sessions/robot'));
});

it('says which part failed and leaves the others standing', async () => {
  delete answers['/v1/user/sessions'];
  show();
  expect((await screen.findAllByText('Couldn’t load this')).length).toBe(2);
  expect(screen.getByRole('button', { name: 'Set up text messages' })).toBeTruthy();
});
