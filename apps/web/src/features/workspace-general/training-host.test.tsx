import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { TrainingHost } from '#web/features/workspace-general/index.ts';
import { Toaster } from '#web/ui/toast.tsx';

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
  const router = createRouter({
    routeTree: createRootRoute({ component: TrainingHost }),
    history: createMemoryHistory({ initialEntries: [address] }),
  });
  await act(async () => {
    render(
      <QueryClientProvider client={new QueryClient()}>
        <RouterProvider router={router} />
        <Toaster />
      </QueryClientProvider>,
    );
  });
  return router;
}

it('[WSP-084] [WSP-085] [ERR-013] opts out once the workspace has loaded, says so, and tidies the address', async () => {
  seat = 'workspace_admin';
  const router = await open('/?training_opt_out=true&q=1');
  expect(puts).toEqual([]);
  await act(async () => release());
  expect(await screen.findByText('Workspace training opt out setting successfully updated.')).toBeTruthy();
  expect(puts).toEqual(['/v1/workspace/update-workspace?training_opt_out=true']);
  await vi.waitFor(() => expect(router.state.location.search).toEqual({ q: '1' }));
});

it('[WSP-085] the address changes nothing for who is no admin', async () => {
  seat = 'workspace_member';
  const router = await open('/?training_opt_out=true');
  await act(async () => release());
  await vi.waitFor(() => expect(router.state.location.search).toEqual({}));
  expect(puts).toEqual([]);
});
