import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest';
import type { PickerVoice } from '#web/features/voices/picker-voice.ts';
import { bareVoice } from '#web/features/voices/test-voice.ts';
import { fetchVoices, MAX_VOICES, useVoices } from '#web/features/voices/voices.requests.ts';

const idsOf = (voices: readonly PickerVoice[] | undefined) => voices?.map(({ voice_id }) => voice_id);

/** Answers for the list; everything else is a person without anything special. */
const answerPages = (respond: (url: URL) => Response | Promise<Response>) =>
  vi.stubGlobal(
    'fetch',
    vi.fn(async (path: string) => {
      const url = new URL(path, 'http://here');
      return url.pathname === '/v2/voices' ? respond(url) : Response.json({});
    }),
  );
const page = (...ids: string[]) =>
  Response.json({ voices: ids.map((voice_id) => bareVoice({ voice_id })), has_more: false });

beforeEach(() => localStorage.clear());
afterEach(() => vi.useRealTimers());

test('[VOI-066] [VOI-094] pages of 20 are fetched to the end, each by the token of the one before', async () => {
  const asked: string[] = [];
  answerPages(({ searchParams }) => {
    asked.push(`${searchParams.get('page_size')} ${searchParams.get('next_page_token')}`);
    const isLast = searchParams.get('next_page_token') === 'two';
    const rest = { has_more: !isLast, next_page_token: isLast ? null : 'two' };
    return Response.json({ ...rest, voices: [bareVoice({ voice_id: isLast ? 'b' : 'a' })] });
  });
  expect(idsOf(await fetchVoices())).toEqual(['a', 'b']);
  expect(asked).toEqual(['20 null', '20 two']);
});

test('[VOI-087] legacy voices are asked for as well', async () => {
  answerPages(({ searchParams }) => page(searchParams.get('show_legacy') === 'true' ? 'old' : 'none'));
  expect(idsOf(await fetchVoices())).toEqual(['old']);
});

test('[VOI-092] [VOI-093] no more than 5000 voices are fetched', async () => {
  const many = Array.from({ length: 1000 }, (_, index) => bareVoice({ voice_id: `v${index}` }));
  answerPages(() => Response.json({ voices: many, has_more: true, next_page_token: 'more' }));
  expect(await fetchVoices()).toHaveLength(MAX_VOICES);
  expect(MAX_VOICES).toBe(5000);
});

test('[VOI-096] a refused answer is an error, not an empty list', async () => {
  answerPages(() => Response.json({ detail: { message: 'no' } }, { status: 403 }));
  await expect(fetchVoices()).rejects.toThrow('no');
});

describe('the list of the last visit', () => {
  function visit() {
    const client = new QueryClient();
    const wrapper = ({ children }: { children: ReactNode }) => (
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    );
    return renderHook(() => useVoices(), { wrapper }).result;
  }
  const never = () => new Promise<Response>(() => {});

  it.each([
    [604_799, ['a']],
    [604_801, undefined],
  ])('[VOI-053] after %i s shows at once: %s', async (seconds, shown) => {
    vi.useFakeTimers({ toFake: ['Date'] });
    answerPages(() => page('a'));
    await fetchVoices();
    vi.setSystemTime(Date.now() + seconds * 1000);
    answerPages(never);
    expect(idsOf(visit().current.data)).toEqual(shown);
  });

  it('[VOI-054] is refreshed on every load, so that a voice flagged since then is known', async () => {
    answerPages(() => page('a'));
    await fetchVoices();
    answerPages(() =>
      Response.json({
        voices: [bareVoice({ voice_id: 'a', safety_control: 'BAN' })],
        has_more: false,
      }),
    );
    const result = visit();
    expect(result.current.data?.[0]).toMatchObject({ voice_id: 'a', disabled: false });
    await waitFor(() => expect(result.current.data?.[0]?.disabled).toBe(true));
    expect(result.current.data?.[0]?.safety_control).toBe('BAN');
  });
});
