import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { TrainingCard } from '#web/features/workspace-general/general-page.tsx';
import { Toaster } from '#web/ui/toaster.tsx';

let seat: string;
let status: number;
let sent: string[];
beforeEach(() => {
  status = 200;
  sent = [];
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    if (path === '/v1/user') return Response.json({ seat_type: seat });
    sent.push(`${init.method} ${path}`);
    return Response.json({ detail: { message: 'No.' } }, { status });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function show(): Promise<HTMLElement> {
  await act(async () => {
    render(
      <QueryClientProvider client={new QueryClient()}>
        <TrainingCard isOptedOut={false} />
        <Toaster />
      </QueryClientProvider>,
    );
  });
  return screen.getByRole('switch');
}

const toasts = (type: 'success' | 'error') =>
  document.querySelectorAll(`[data-sonner-toast][data-type=${type}]`);

it('[WSP-077] [WSP-078] [ERR-048] a member sees why the switch is disabled', async () => {
  seat = 'workspace_member';
  const control = await show();
  expect(control.hasAttribute('data-disabled')).toBe(true);
  expect(screen.getByText('Only workspace admins can change this setting.')).toBeTruthy();
  await userEvent.click(control);
  expect(sent).toEqual([]);
});

it('[WSP-076] [WSP-080] [WSP-083] an admin switches it, and is told', async () => {
  seat = 'workspace_admin';
  await userEvent.click(await show());
  expect(sent).toEqual(['PUT /v1/workspace/update-workspace?training_opt_out=true']);
  expect(await screen.findByText('Workspace training opt out setting successfully updated.')).toBeTruthy();
  expect(toasts('success')).toHaveLength(1);
});

it('[WSP-081] [WSP-082] a failure is logged once, and no toast shows', async () => {
  seat = 'workspace_admin';
  status = 500;
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  await userEvent.click(await show());
  await waitFor(() => expect(log).toHaveBeenCalledTimes(1));
  await act(async () => undefined);
  expect(toasts('error')).toHaveLength(0);
});
