import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { leaveForProvider } from '#web/features/single-sign-on/leave-for-provider.ts';
import { SingleSignOn } from '#web/features/single-sign-on/single-sign-on.tsx';
import { showAddress } from '#web/test-address.ts';

afterEach(() => vi.unstubAllGlobals());

it('[ERR-011] [ERR-012] a look-up that fails says so in the words of the catalogue, then in the server’s', async () => {
  const detail = { status: 'too_many_requests', message: 'Ask again in a minute.' };
  vi.stubGlobal('fetch', async () => Response.json({ detail }, { status: 429 }));
  render(
    <QueryClientProvider client={new QueryClient()}>
      <SingleSignOn email="" />
    </QueryClientProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Continue with single sign-on' }));
  await userEvent.type(screen.getByLabelText('Work email'), 'ada@example.com{Enter}');
  const words = 'Error when fetching workspace identity providers Ask again in a minute.';
  expect(await screen.findByText(words)).toBeTruthy();
});

it.each([
  ['http://mynah.lan:4700', 'https://voice.example/app/sign-in?redirect=%2Fapp%2Fusage', []],
  ['https://voice.example', 'https://provider.example/authorize', ['/v1/single-sign-on/start']],
])('on %s the way to the provider leads to %s', async (here, target, started) => {
  showAddress(`${here}/app/sign-in?redirect=%2Fapp%2Fusage`);
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path);
    return Response.json(
      path === '/v1/app-config'
        ? { public_url: 'https://voice.example' }
        : { url: 'https://provider.example/authorize' },
    );
  });
  const gone = vi.spyOn(location, 'assign').mockImplementation(() => undefined);
  await leaveForProvider('p1', 'ada@example.com');
  expect(gone).toHaveBeenCalledExactlyOnceWith(target);
  expect(asked.filter((path) => path !== '/v1/app-config')).toEqual(started);
  gone.mockRestore();
  showAddress('http://localhost:3000/');
});
