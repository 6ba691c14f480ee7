import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { SingleSignOn } from '#web/features/single-sign-on/single-sign-on.tsx';

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
