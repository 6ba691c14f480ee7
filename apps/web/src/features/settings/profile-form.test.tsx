import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ProfileForm } from '#web/features/settings/profile-form.tsx';

let sent: unknown[];

beforeEach(() => {
  sent = [];
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    if (path === '/v1/user') return Response.json({ first_name: 'Ada', public_user_name: null });
    if (path === '/v1/user/generate-name') return Response.json({ name: 'Brave Heron' });
    sent.push([path, JSON.parse(String(init.body))]);
    return Response.json({ status: 'ok' });
  });
});
afterEach(() => vi.unstubAllGlobals());

function open(): void {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ProfileForm />
    </QueryClientProvider>,
  );
}

it('saves what was changed alone; a proposed name is not saved before a press', async () => {
  open();
  const save = await screen.findByRole<HTMLButtonElement>('button', { name: 'Save' });
  expect(save.disabled).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: 'Suggest a name' }));
  await waitFor(() =>
    expect(screen.getByLabelText<HTMLInputElement>('Public name').value).toBe('Brave Heron'),
  );
  expect(sent).toEqual([]);
  await userEvent.click(save);
  await waitFor(() =>
    expect(sent).toEqual([['/v1/user/update-public-user-name', { public_user_name: 'Brave Heron' }]]),
  );
});

it('keeps a first name from being emptied', async () => {
  open();
  await userEvent.clear(await screen.findByLabelText('First name'));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Enter your first name.')).toBeTruthy();
  expect(sent).toEqual([]);
});
