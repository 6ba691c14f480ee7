import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { OwnData } from '#web/features/privacy/own-data.tsx';
import { ConfirmDialogHost } from '#web/ui/confirm-dialog.tsx';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('[NOT-010] an account is deleted after a countdown of three seconds, not before', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const deletions: string[] = [];
  vi.stubGlobal('fetch', async (path: string, { method }: RequestInit = {}) => {
    if (method === 'DELETE') deletions.push(path);
    return Response.json(
      path === '/v1/user' && method !== 'DELETE'
        ? { user_id: 'u1', email: 'ada@example.com' }
        : { material: [], must_transfer_ownership: false },
    );
  });
  const user = userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTime(ms) });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <OwnData />
      <ConfirmDialogHost />
    </QueryClientProvider>,
  );
  const open = await screen.findByRole('button', { name: 'Delete account' });
  await waitFor(() => expect(open).toHaveProperty('disabled', false));
  await user.click(open);
  await screen.findByRole('dialog', { name: 'Delete your account?' });
  await user.type(screen.getByLabelText(/Type/), 'ada@example.com');
  expect(screen.getByRole('button', { name: /^Delete account \([123]\)$/ })).toHaveProperty('disabled', true);
  for (let second = 0; second < 3; second++) await act(() => vi.advanceTimersByTimeAsync(1000));
  expect(deletions).toEqual([]);
  await user.click(screen.getAllByRole('button', { name: 'Delete account' }).at(-1)!);
  await waitFor(() => expect(deletions).toEqual(['/v1/user/delete']));
});
