import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Queue } from '#web/features/staff/alpha-queue.tsx';

const grace = { user_id: 'u 2', email: 'grace@example.com', first_name: 'Grace', requested_at_unix: 1 };
let waiting: (typeof grace)[];
let decided: unknown[];

beforeEach(() => {
  waiting = [grace];
  decided = [];
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    if (init.method !== 'POST') return Response.json({ requests: waiting });
    decided.push([path, JSON.parse(String(init.body))]);
    waiting = [];
    return Response.json({ status: 'ok' });
  });
});
afterEach(() => vi.unstubAllGlobals());

it.each([
  ['Approve', true],
  ['Deny', false],
])('%s decides about who asked, who then leaves the queue', async (name, grant) => {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Queue />
    </QueryClientProvider>,
  );
  expect(await screen.findByText('Grace · grace@example.com')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name }));
  expect(await screen.findByText('No one is waiting for alpha access.')).toBeTruthy();
  expect(decided).toEqual([['/v1/admin/alpha-access-requests/u%202', { grant }]]);
});
