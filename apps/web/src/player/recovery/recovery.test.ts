import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { togglePlay } from '#web/player/playback/audio-element.ts';
import { playPlayable, playStream, playUrl } from '#web/player/playback/player.ts';
import { STALL_MS } from '#web/player/playback/watch-stalls.ts';
import { reopen } from '#web/player/recovery/reopen.ts';
import { playerItem } from '#web/player/state/player-item.ts';
import { usePlayer } from '#web/player/state/player-store.ts';
import type { FakeAudio } from '#web/player/test/fake-audio.ts';
import { freshPlayer, sound } from '#web/player/test/test-player.ts';

let audio: FakeAudio;
let isOnline: boolean;
let links: number;

/** A server that hands out addresses, each for a while, and is out of reach while the line is cut. */
async function answer(input: RequestInfo | URL): Promise<Response> {
  if (!isOnline) throw new TypeError('Failed to fetch');
  const { pathname } = new URL(String(input), location.href);
  if (!pathname.endsWith('/audio-link')) return Response.json({ status: 'ok' });
  links += 1;
  return Response.json({ url: `/v1/history/item/audio?token=${links}` });
}

beforeEach(() => {
  vi.useFakeTimers();
  audio = freshPlayer();
  isOnline = true;
  links = 0;
  vi.stubGlobal('fetch', vi.fn(answer));
});

afterEach(() => {
  vi.useRealTimers();
});

const state = () => usePlayer.getState();

function playHistoryItem(): void {
  const item = playerItem({ id: 'item', type: 'speechHistoryItem', loaded: true, info: { title: 'Item' } });
  playUrl(item, '/v1/history/item/audio?token=0');
  audio.becomeReady(600);
  audio.moveTo(42);
}

test('a lost line is waited for, then a new address goes on where it was', async () => {
  playHistoryItem();
  isOnline = false;
  audio.breakDown(2);
  expect(state()).toMatchObject({ isReconnecting: true, isPlaying: true, phase: 'ready' });
  await vi.advanceTimersByTimeAsync(20_000);
  expect([audio.src, state().isReconnecting]).toEqual(['/v1/history/item/audio?token=0', true]);
  isOnline = true;
  await vi.advanceTimersByTimeAsync(15_000);
  expect([audio.src, audio.currentTime, audio.paused]).toEqual(['/v1/history/item/audio?token=1', 42, false]);
  audio.becomeReady(600);
  expect(state()).toMatchObject({ isReconnecting: false, isPlaying: true });
});

test('the line that comes back is used at once', async () => {
  playHistoryItem();
  isOnline = false;
  audio.breakDown(2);
  await vi.advanceTimersByTimeAsync(8000);
  isOnline = true;
  dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(1);
  expect(audio.src).toBe('/v1/history/item/audio?token=1');
});

test('an address that expired is renewed without a wait', async () => {
  playHistoryItem();
  audio.breakDown(4);
  await vi.advanceTimersByTimeAsync(0);
  expect([audio.src, audio.currentTime]).toEqual(['/v1/history/item/audio?token=1', 42]);
});

test('paused while the line is away, it comes back paused', async () => {
  playHistoryItem();
  isOnline = false;
  audio.breakDown(2);
  togglePlay();
  expect(state()).toMatchObject({ isReconnecting: true, isPlaying: false });
  isOnline = true;
  await vi.advanceTimersByTimeAsync(1000);
  expect([audio.currentTime, audio.paused]).toEqual([42, true]);
});

test('an address that only waits is given up after a while', async () => {
  playHistoryItem();
  audio.emit('waiting');
  await vi.advanceTimersByTimeAsync(STALL_MS - 1);
  expect(links).toBe(0);
  await vi.advanceTimersByTimeAsync(10);
  expect(audio.src).toBe('/v1/history/item/audio?token=1');
  audio.emit('waiting');
  audio.emit('playing');
  await vi.advanceTimersByTimeAsync(STALL_MS);
  expect(links).toBe(1);
});

test('a broken file is not fetched for ever, and what is gone is said to be', async () => {
  playHistoryItem();
  audio.breakDown(3);
  expect(state()).toMatchObject({ phase: 'failed', isReconnecting: false });
  playHistoryItem();
  for (const attempt of [1, 2]) {
    audio.breakDown(4);
    expect([attempt, state().isReconnecting]).toEqual([attempt, true]);
    await vi.advanceTimersByTimeAsync(0);
  }
  audio.breakDown(4);
  expect(state()).toMatchObject({ phase: 'failed', isReconnecting: false });
});

test('a sound of the queue that cannot be asked for is waited for', async () => {
  isOnline = false;
  const open = async () => {
    const { url } = await (await fetch('/v1/history/item/audio-link')).json();
    return { url };
  };
  void playPlayable(sound('one', { open }));
  await vi.advanceTimersByTimeAsync(0);
  expect(state()).toMatchObject({ isReconnecting: true, isPlaying: true });
  isOnline = true;
  await vi.advanceTimersByTimeAsync(2000);
  expect([audio.src, audio.paused]).toEqual(['/v1/history/item/audio?token=1', false]);
});

const historyItem = {
  ...{ history_item_id: 'made', text: 'Hello', voice_id: 'v', voice_name: 'V', voice_category: 'premade' },
  ...{
    model_id: 'm',
    date_unix: 1,
    content_type: 'audio/mpeg',
    settings: null,
    duration_ms: 9000,
    peaks: null,
  },
};

test('an interrupted generation goes over to its history item when that appears', async () => {
  let isWritten = false;
  vi.stubGlobal(
    'fetch',
    vi.fn(async (path: string) => {
      if (path.endsWith('/audio-link')) return Response.json({ url: '/v1/history/made/audio?token=1' });
      return isWritten ? Response.json(historyItem) : new Response(null, { status: 404 });
    }),
  );
  const item = playerItem({ id: 'made', type: 'text-to-speech', isFirstRequest: true, info: { title: 'T' } });
  const stream = playStream(item, 12);
  stream.append(new Uint8Array([1, 2, 3]));
  stream.fail(new TypeError('network error'));
  expect(state()).toMatchObject({ isReconnecting: true, isStreaming: true });
  await vi.advanceTimersByTimeAsync(5000);
  expect(state().isReconnecting).toBe(true);
  isWritten = true;
  await vi.advanceTimersByTimeAsync(8000);
  expect(audio.src).toBe('/v1/history/made/audio?token=1');
  expect(state()).toMatchObject({
    isReconnecting: false,
    isStreaming: false,
    duration: 9,
    canDownload: true,
  });
  expect(state().item?.loaded).toBe(true);
});

test('when the rest never comes, what was received is heard', async () => {
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => new Response(null, { status: 404 })),
  );
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const item = playerItem({ id: 'made', type: 'text-to-speech', isFirstRequest: true, info: { title: 'T' } });
  const stream = playStream(item, 12);
  stream.append(new Uint8Array([1, 2, 3]));
  stream.fail(new TypeError('network error'));
  await vi.advanceTimersByTimeAsync(180_000);
  expect([audio.src, state().isReconnecting]).toEqual([stream.received.url(), false]);
});

test('the pauses grow to 15 s, and a refusal ends it', async () => {
  const waits: number[] = [];
  let attempts = 0;
  const open = async () => {
    attempts += 1;
    throw new Error(attempts < 7 ? 'passing' : 'final');
  };
  const wait = async (durationMs: number) => void waits.push(durationMs);
  const isPassing = (cause: unknown) => cause instanceof Error && cause.message === 'passing';
  await expect(reopen({ open, wait, isPassing })).rejects.toThrow('final');
  expect(waits).toEqual([1000, 2000, 4000, 8000, 15_000, 15_000]);
});
