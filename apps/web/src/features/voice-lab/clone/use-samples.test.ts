import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useSamples } from '#web/features/voice-lab/clone/use-samples.ts';

afterEach(() => vi.unstubAllGlobals());

const found = { signal_to_noise_db: null, clipped: 0, speakers: 0, advice: [] };

it.each([
  [0, 'refused', 'We heard no speech in this recording.'],
  [12, 'known', null],
] as const)('a recording with %i seconds of speech is %s', async (speech_secs, state, refusal) => {
  vi.stubGlobal('fetch', async () => Response.json({ ...found, speech_secs }));
  const { result } = renderHook(useSamples);
  act(() => result.current.add(new File(['sound'], 'take.wav')));
  await waitFor(() => expect(result.current.samples[0]).toMatchObject({ state, refusal }));
});
