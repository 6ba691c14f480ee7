import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { SimilarVoices } from '#web/features/voice-library/browse/similar-voices.tsx';

afterEach(() => vi.unstubAllGlobals());

it('a recording that the server does not take is refused with its name, the reason, and the way to another', async () => {
  const detail = { status: 'invalid_audio', message: 'There’s no speech in the recording.' };
  vi.stubGlobal('fetch', async () => Response.json({ detail }, { status: 400 }));
  const onClose = vi.fn();
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={client}>
      <SimilarVoices file={new File(['hum'], 'hum.wav')} onClose={onClose} />
    </QueryClientProvider>,
  );
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('hum.wav');
  expect(alert.textContent).toContain(detail.message);
  expect(screen.getByRole('button', { name: 'Choose another' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(onClose).toHaveBeenCalled();
});
