import type { Notification } from '@mynah/contract/accounts/notifications';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { NotificationBanner, NotificationBell } from '#web/features/notifications/index.ts';

let messages: Notification[];
let marked: string[];

const message = (parts: Partial<Notification>): Notification => ({
  message_id: 'm1',
  severity: 'info',
  title: 'Your role has changed',
  description: 'You are an editor now.',
  link: null,
  needs_attention: false,
  has_been_read: false,
  create_date_unix_ms: Date.now(),
  ...parts,
});

beforeEach(() => {
  marked = [];
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    const read = /^\/v1\/notifications\/(.+)$/.exec(path)?.[1];
    if (init.method === 'POST' && read) {
      marked.push(read);
      messages = messages.map((one) => ({ ...one, has_been_read: true }));
      return Response.json({ status: 'ok' });
    }
    const unread_count = messages.filter((one) => !one.has_been_read).length;
    return Response.json({ notifications: messages, unread_count, next_cursor: null });
  });
});
afterEach(() => vi.unstubAllGlobals());

function show(part: React.ReactNode): void {
  render(<QueryClientProvider client={new QueryClient()}>{part}</QueryClientProvider>);
}

it('[NOT-004] the bell counts, lists, and marks all as read', async () => {
  messages = [message({}), message({ message_id: 'm2', title: 'A passkey was added', severity: 'success' })];
  show(<NotificationBell />);
  await userEvent.click(await screen.findByRole('button', { name: 'Notifications, 2 unread' }));
  expect(await screen.findByText('A passkey was added')).toBeTruthy();
  expect(screen.getAllByRole('img', { name: 'Unread' })).toHaveLength(2);
  await userEvent.click(screen.getByRole('button', { name: 'Mark all as read' }));
  await waitFor(() => expect(screen.queryAllByRole('img', { name: 'Unread' })).toHaveLength(0));
  expect(marked).toEqual(['read-all']);
});

it.each([
  ['error', 'alert', 'Error'],
  ['warning', 'status', 'Warning'],
  ['info', 'status', 'Information'],
  ['success', 'status', 'Success'],
] as const)(
  '[NOT-003] [NOT-004] a banner of the severity %s is an %s that says %s',
  async (severity, role, name) => {
    messages = [message({ severity, needs_attention: true })];
    show(<NotificationBanner />);
    const banner = await screen.findByRole(role);
    expect(banner.textContent).toContain('Your role has changed. You are an editor now.');
    expect(screen.getByRole('img', { name })).toBeTruthy();
  },
);

it('[NOT-004] the banner shows what needs attention alone, and leaves when it is read', async () => {
  messages = [message({ title: 'Not urgent' }), message({ message_id: 'm2', needs_attention: true })];
  show(<NotificationBanner />);
  await screen.findByRole('status');
  expect(screen.queryByText(/Not urgent/)).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  await waitFor(() => expect(screen.queryByRole('status')).toBeNull());
  expect(marked).toEqual(['m2/read']);
});
