import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { acceptInvite } from '#web/features/join/join.requests.ts';
import { JoinHost } from '#web/features/join/join-host.tsx';
import { RETRY_AFTER_MS } from '#web/features/join/use-join.ts';
import { forgetInviteCode, persistInviteCode, readInviteCode } from '#web/shared/account/invite-code.ts';
import { Toaster } from '#web/ui/toaster.tsx';

const info = { workspace_name: 'Echo House', inviter_name: 'Ada', email: null, expires_at_unix: 1 };
const refusal = (status: string, message: string) => ({ detail: { status, message } });
const calls: { path: string; atMs: number }[] = [];
let isPaying = false;
let isFull = false;
let isStuck = false;

beforeEach(() => {
  calls.length = 0;
  isPaying = false;
  isFull = false;
  isStuck = false;
  vi.useFakeTimers({ shouldAdvanceTime: true });
  vi.stubGlobal('fetch', async (path: string) => {
    calls.push({ path, atMs: Date.now() });
    if (path.startsWith('/v1/workspace/join-info')) {
      return path.endsWith('=gone')
        ? Response.json(refusal('invite_not_found', 'This invite was used or revoked already.'), {
            status: 404,
          })
        : Response.json(info);
    }
    if (path === '/cancel-subscription' && isStuck) {
      return Response.json(refusal('system_busy', 'Try later.'), { status: 409 });
    }
    if (path === '/cancel-subscription') isPaying = false;
    if (path.endsWith('/accept') && isPaying) {
      return Response.json(refusal('user_has_active_subscription', 'Cancel it.'), { status: 409 });
    }
    if (path.endsWith('/accept') && isFull) {
      return Response.json(refusal('seats_exceeded', 'This workspace has no free seat.'), { status: 403 });
    }
    return Response.json({ status: 'ok' });
  });
});
afterEach(() => {
  act(() => forgetInviteCode());
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function open(code: string): Promise<void> {
  persistInviteCode(code);
  await act(async () => {
    render(
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <JoinHost />
        <Toaster />
      </QueryClientProvider>,
    );
  });
}
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
const acceptances = () => calls.filter(({ path }) => path.endsWith('/accept'));

it('[WSP-030] [WSP-033] [WSP-034] [WSP-035] [WSP-036] warns, accepts, and forgets the code', async () => {
  await open('abc');
  expect(await screen.findByText('Ada invited you to Echo House.')).toBeTruthy();
  expect(screen.getByRole('dialog', { name: 'Join workspace' })).toBeTruthy();
  expect(screen.getByText(/Joining is irreversible/)).toBeTruthy();
  expect(screen.getByText(/workspace admin gains control over your account and its content/)).toBeTruthy();
  await press('Join');
  expect(await screen.findByText('You have successfully joined the workspace.')).toBeTruthy();
  expect(acceptances().map(({ path }) => path)).toEqual(['/v1/workspace/invites/abc/accept']);
  expect(readInviteCode()).toBeUndefined();
});

it('[BIL-014] [WSP-031] [WSP-032] [WSP-037] [ERR-016] asks to cancel first, and tries again 1.5 s after that', async () => {
  isPaying = true;
  await open('abc');
  await screen.findByText('Ada invited you to Echo House.');
  await press('Join');
  expect(
    await screen.findByRole('dialog', { name: 'Cancel subscription to join this workspace' }),
  ).toBeTruthy();
  await press('Cancel subscription and join');
  expect(await screen.findByText('Your subscription has been successfully cancelled.')).toBeTruthy();
  expect(acceptances()).toHaveLength(1);
  await act(() => vi.advanceTimersByTimeAsync(RETRY_AFTER_MS));
  expect(acceptances()).toHaveLength(2);
  const cancelledAt = calls.find(({ path }) => path === '/cancel-subscription')?.atMs ?? 0;
  expect(RETRY_AFTER_MS).toBe(1500);
  expect((acceptances()[1]?.atMs ?? 0) - cancelledAt).toBeGreaterThanOrEqual(1500);
  expect(await screen.findByText('You have successfully joined the workspace.')).toBeTruthy();
});

it('[BIL-013] [ERR-001] [ERR-002] a subscription that is not cancelled says so, and asks again', async () => {
  isPaying = true;
  isStuck = true;
  await open('abc');
  await screen.findByText('Ada invited you to Echo House.');
  await press('Join');
  await press('Cancel subscription and join');
  expect(await screen.findByText('Failed to cancel subscription')).toBeTruthy();
  expect(screen.getByText('Try later.')).toBeTruthy();
  expect(await screen.findByRole('button', { name: 'Cancel subscription and join' })).toBeTruthy();
  expect(acceptances()).toHaveLength(1);
});

it('a code that leads nowhere says so and is forgotten', async () => {
  await open('gone');
  expect(await screen.findByText('This invite was used or revoked already.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Join' })).toBeNull();
  for (const button of screen.getAllByRole('button', { name: 'Close' }).slice(-1)) fireEvent.click(button);
  expect(readInviteCode()).toBeUndefined();
});

it('[WSP-038] [ERR-017] joining without a code sends nothing', async () => {
  await expect(acceptInvite()).rejects.toThrow("Couldn't find workspace invite code");
  expect(calls).toEqual([]);
});

it('a refused invite says why, and can be tried again', async () => {
  isFull = true;
  await open('abc');
  await screen.findByText('Ada invited you to Echo House.');
  await press('Join');
  expect(await screen.findByText('This workspace has no free seat.')).toBeTruthy();
  expect(readInviteCode()).toBe('abc');
  isFull = false;
  await press('Join');
  expect(await screen.findByText('You have successfully joined the workspace.')).toBeTruthy();
});
