import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { TrainingHost } from '#web/features/workspace-general/index.ts';
import { RouterProvider } from '#web/shared/routing/index.ts';
import { routerAround } from '#web/test-router.tsx';
import { Toaster } from '#web/ui/toaster.tsx';
import { ToggleDialogHost } from '#web/ui/toggle-dialog.tsx';

let seat: string;
let puts: string[];
let release: () => void;

beforeEach(() => {
  puts = [];
  const loaded = new Promise<void>((resolve) => {
    release = resolve;
  });
  vi.stubGlobal('scrollTo', () => undefined);
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    if (init.method === 'PUT') puts.push(path);
    else if (path === '/v1/user') return Response.json({ seat_type: seat });
    else await loaded;
    return Response.json({ workspace_id: 'w1', session_inactivity_timeout: null });
  });
});
afterEach(() => vi.unstubAllGlobals());

async function open(address: string) {
  const router = routerAround(TrainingHost, address);
  await act(async () => {
    render(
      <QueryClientProvider client={new QueryClient()}>
        <RouterProvider router={router} />
        <ToggleDialogHost />
        <Toaster />
      </QueryClientProvider>,
    );
  });
  return router;
}

/** The question, once the workspace has loaded; the address is tidy by then. */
async function question(): Promise<HTMLElement> {
  seat = 'workspace_admin';
  const router = await open('/?training_opt_out=true&q=1');
  expect(screen.queryByRole('dialog')).toBeNull();
  await act(async () => release());
  const dialog = await screen.findByRole('dialog', { name: 'Opt out of training' });
  await waitFor(() => expect(router.state().visit.search).toEqual({ q: '1' }));
  expect(puts).toEqual([]);
  return dialog;
}
const press = (dialog: HTMLElement, role: 'button' | 'switch', name: string) =>
  userEvent.click(within(dialog).getByRole(role, { name }));
const saved = 'Workspace training opt out setting successfully updated.';

it('[WSP-084] [WSP-085] [NOT-012] [ERR-013] asks once the workspace has loaded, and opts out', async () => {
  await press(await question(), 'button', 'Save');
  expect(await screen.findByText(saved)).toBeTruthy();
  expect(puts).toEqual(['/v1/workspace/update-workspace?training_opt_out=true']);
});

it('[NOT-012] the dialog’s switch is what is saved', async () => {
  const dialog = await question();
  await press(dialog, 'switch', 'Keep our data out of training');
  await press(dialog, 'button', 'Save');
  expect(await screen.findByText(saved)).toBeTruthy();
  expect(puts).toEqual(['/v1/workspace/update-workspace?training_opt_out=false']);
});

it('[NOT-012] nothing is sent when the dialog is cancelled', async () => {
  await press(await question(), 'button', 'Cancel');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(puts).toEqual([]);
});

it('[WSP-085] the address changes nothing for who is no admin', async () => {
  seat = 'workspace_member';
  const router = await open('/?training_opt_out=true');
  await act(async () => release());
  await waitFor(() => expect(router.state().visit.search).toEqual({}));
  expect(puts).toEqual([]);
});
