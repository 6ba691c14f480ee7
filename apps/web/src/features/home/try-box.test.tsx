import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { SPEECH_PATH, TryBox } from '#web/features/home/try-box.tsx';
import { PagesProvider } from '#web/shared/pages.ts';
import { RouterProvider } from '#web/shared/routing/index.ts';
import { routerAround } from '#web/test-router.tsx';

const speechPage = { path: SPEECH_PATH, title: 'Text to speech', load: async () => ({ Page: () => null }) };

it.each([
  [140, 'About 1m of speech'],
  [70, 'About 30s of speech'],
  [1, 'About 1s of speech'],
])('[PLR-028] %d words: %s', async (words, told) => {
  const router = routerAround(TryBox);
  const client = new QueryClient({ defaultOptions: { queries: { enabled: false } } });
  render(
    <QueryClientProvider client={client}>
      <PagesProvider value={[speechPage]}>
        <RouterProvider router={router} />
      </PagesProvider>
    </QueryClientProvider>,
  );
  const field = await screen.findByRole('textbox', { name: 'What would you like to hear?' });
  expect(screen.queryByText(/of speech$/)).toBeNull();
  fireEvent.change(field, { target: { value: 'word '.repeat(words) } });
  expect(await screen.findByText(told)).toBeTruthy();
});
