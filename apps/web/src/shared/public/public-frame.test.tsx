import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { appConfigQuery } from '#web/shared/app-config.ts';
import { PublicFrame } from '#web/shared/public/public-frame.tsx';
import { RouterProvider } from '#web/shared/routing/index.ts';
import { routerAround } from '#web/test-router.tsx';

afterEach(cleanup);

const Framed = () => (
  <PublicFrame title="Voice library" text="" appPath="/app/voice-library">
    {null}
  </PublicFrame>
);

it.each([
  [true, 1],
  [false, 0],
])(
  '[BIL-031] leads to prices where plans are charged (%s), and nowhere else',
  async (charges_for_plans, count) => {
    const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
    client.setQueryData(appConfigQuery.queryKey, { charges_for_plans, brand: { name: 'Mynah' } } as never);
    render(
      <QueryClientProvider client={client}>
        <RouterProvider router={routerAround(Framed)} />
      </QueryClientProvider>,
    );
    expect(await screen.findByRole('link', { name: 'Voice library' })).toBeTruthy();
    expect(screen.queryAllByRole('link', { name: 'Pricing' })).toHaveLength(count);
  },
);
