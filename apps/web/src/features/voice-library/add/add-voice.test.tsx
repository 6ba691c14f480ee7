import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useAddVoice } from '#web/features/voice-library/library.requests.ts';
import { onTracked } from '#web/shared/track.ts';

afterEach(() => vi.unstubAllGlobals());

it('[NOT-027] an added voice ticks its step, and is counted by the server alone', async () => {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path);
    return Response.json({ voice_id: 'copy' });
  });
  const heard: string[] = [];
  const stop = onTracked(({ name }) => heard.push(name));
  const client = new QueryClient();
  const { result } = renderHook(useAddVoice, {
    wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
  });
  const voice = { public_owner_id: 'owner', voice_id: 'voice' };
  await act(() => result.current.mutateAsync({ voice, newName: 'Mine' }));
  stop();
  expect(heard).toEqual(['voice_added_to_lab']);
  expect(asked).toEqual(['/v1/voices/add/owner/voice']);
});
