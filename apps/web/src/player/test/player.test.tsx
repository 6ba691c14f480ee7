import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { PlayerBar } from '#web/player/bar/player-bar.tsx';
import {
  closePlayer,
  connectAudio,
  loadedSound,
  setSpeed,
  skip,
  togglePlay,
} from '#web/player/playback/audio-element.ts';
import { playFile, playInLanguage, playStream, playUrl } from '#web/player/playback/player.ts';
import { type PlayerItemType, playerItem } from '#web/player/state/player-item.ts';
import { usePlayer } from '#web/player/state/player-store.ts';
import { asElement, FakeAudio } from '#web/player/test/fake-audio.ts';
import { PLAYER_SPEEDS } from '#web/shared/playback-constants.ts';
import { listenToShortcuts } from '#web/shared/shortcuts/shortcuts.ts';

let audio: FakeAudio;

/** What features plug into the bar asks the server. */
function WithQueries({ children }: { children: ReactNode }) {
  return <QueryClientProvider client={new QueryClient()}>{children}</QueryClientProvider>;
}

// the bar's code comes with its first item: later tests have it at once
beforeAll(async () => {
  stubSurroundings();
  connectAudio(asElement(new FakeAudio()));
  render(<PlayerBar />, { wrapper: WithQueries });
  act(() => playUrl(item(), '/sound.mp3'));
  await screen.findByRole('slider', { name: 'Position' });
  cleanup();
}, 60_000);

function stubSurroundings(): void {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('min-width'),
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => new Response(null, { status: 404 })),
  );
}

beforeEach(() => {
  stubSurroundings();
  audio = new FakeAudio();
  connectAudio(asElement(audio));
  closePlayer();
});

const item = (parts: Partial<Parameters<typeof playerItem>[0]> = {}) =>
  playerItem({ id: 'item', type: 'speechHistoryItem', loaded: true, info: { title: 'A title' }, ...parts });

const state = () => usePlayer.getState();

test.each<PlayerItemType>([
  ...(['text-to-speech', 'speech-to-speech', 'speechHistoryItem', 'voicePreview', 'soundEffect'] as const),
  ...(['dubbing', 'projectSnapshot', 'chapterSnapshot', 'conversation'] as const),
])('[PLR-003] [PLR-004] an item of the type %s plays', (type) => {
  playUrl(item({ type }), '/sound.mp3');
  expect(audio.src).toBe('/sound.mp3');
  expect(state()).toMatchObject({ isPlaying: true, item: { type } });
});

test('[PLR-002] an item has all its fields from the start', () => {
  playUrl(item({ fileName: 'a.mp3', extra: { text: 'A', feedback: null } }), '/sound.mp3');
  expect(state().item).toEqual({
    ...{ id: 'item', fileName: 'a.mp3', type: 'speechHistoryItem', loaded: true },
    ...{ isFirstRequest: false, autoStart: true, extra: { text: 'A', feedback: null } },
    info: {
      ...{ title: 'A title', description: '', durationMs: null, voice_id: '', voice_name: '' },
      ...{ language: null, languagePreviewUrls: [] },
    },
  });
});

test('a file of this machine plays, and nothing of it is sent', async () => {
  await playFile(new File(['sound'], 'Walk.wav', { type: 'audio/wav' }));
  expect(audio.src).toMatch(/^blob:/);
  expect(state()).toMatchObject({ isPlaying: true, item: { type: 'file', info: { title: 'Walk' } } });
  expect(vi.mocked(fetch).mock.calls.every(([address]) => String(address).startsWith('blob:'))).toBe(true);
});

test('[PLR-005] a preview in two languages shows both and switches', async () => {
  const languagePreviewUrls = [
    { language: 'en', previewUrl: '/en.mp3' },
    { language: 'fr', previewUrl: '/fr.mp3' },
  ];
  render(<PlayerBar />, { wrapper: WithQueries });
  const info = { title: 'Voice', language: 'en', languagePreviewUrls };
  act(() => playUrl(item({ type: 'voicePreview', loaded: false, info }), '/en.mp3'));
  fireEvent.click(screen.getByRole('button', { name: 'Preview language' }));
  const french = await screen.findByRole('menuitemradio', { name: 'French' });
  expect(screen.getByRole('menuitemradio', { name: 'English' }).getAttribute('aria-checked')).toBe('true');
  fireEvent.click(french);
  await waitFor(() => expect(audio.src).toBe('/fr.mp3'));
});

test('[PLR-002] the item tells its time', () => {
  const onTimeUpdate = vi.fn();
  playUrl(item({ onTimeUpdate }), '/sound.mp3');
  audio.moveTo(1.5);
  expect(onTimeUpdate).toHaveBeenCalledWith(1.5);
});

test('[PLR-009] [PLR-010] at the end the time is 0 and feedback is offered', () => {
  playUrl(item(), '/sound.mp3');
  audio.becomeReady(2);
  audio.finish();
  expect(audio.currentTime).toBe(0);
  expect(state()).toMatchObject({ phase: 'ended', isPlaying: false, offersFeedback: true });
});

test('[PLR-021] skips 10 s, within the sound', () => {
  playUrl(item(), '/sound.mp3');
  audio.becomeReady(35);
  audio.moveTo(20);
  skip(10);
  expect(audio.currentTime).toBe(30);
  skip(-10);
  expect(audio.currentTime).toBe(20);
  audio.moveTo(30);
  skip(10);
  expect(audio.currentTime).toBe(35);
  audio.moveTo(4);
  skip(-10);
  expect(audio.currentTime).toBe(0);
});

test('[PLR-020] five speeds, kept for the next item, with the pitch kept', () => {
  expect(PLAYER_SPEEDS).toEqual([0.8, 1, 1.2, 1.5, 2]);
  setSpeed(1.5);
  playUrl(item(), '/next.mp3');
  expect([audio.playbackRate, audio.preservesPitch]).toEqual([1.5, true]);
  setSpeed(1);
});

test('a refusal to start by itself asks for a press', async () => {
  audio.refusal = new DOMException('press first', 'NotAllowedError');
  playUrl(item(), '/sound.mp3');
  await waitFor(() => expect(state().isBlocked).toBe(true));
});

test('a press fetches a sound that failed once more', () => {
  const load = vi.spyOn(audio, 'load');
  playUrl(item(), '/sound.mp3');
  audio.emit('error');
  expect(state()).toMatchObject({ phase: 'failed', isPlaying: false });
  togglePlay();
  expect(load).toHaveBeenCalledOnce();
  expect(state()).toMatchObject({ phase: 'ready', isPlaying: true });
});

test('[PLR-005] another language of the same voice', () => {
  const languagePreviewUrls = [
    { language: 'en', previewUrl: '/en.mp3' },
    { language: 'fr', previewUrl: '/fr.mp3' },
  ];
  playUrl(item({ type: 'voicePreview', info: { title: 'Voice', languagePreviewUrls } }), '/en.mp3');
  playInLanguage('fr');
  expect(audio.src).toBe('/fr.mp3');
  expect(state().item?.info.language).toBe('fr');
});

test('[PLR-006] without growing sources a stream is heard when it is whole, and its bytes are kept', async () => {
  const stream = playStream(item({ id: 'new', isFirstRequest: true, loaded: false }), 12);
  expect(state()).toMatchObject({ phase: 'loading', isStreaming: true, duration: 12, canDownload: false });
  stream.append(new Uint8Array([1, 2]));
  stream.append(new Uint8Array([3]));
  expect(audio.src).toBe('');
  stream.end();
  expect(audio.src).toBe(stream.received.url());
  const blob = loadedSound()?.received?.toBlob();
  expect([blob?.type, blob?.size]).toEqual(['audio/mpeg', 3]);
});

test('sound that comes after another item was loaded leaves that one alone', () => {
  const stream = playStream(item({ id: 'new' }), 12);
  playUrl(item({ id: 'other' }), '/other.mp3');
  stream.append(new Uint8Array([1]));
  stream.end();
  expect(audio.src).toBe('/other.mp3');
  expect(stream.received.isEmpty).toBe(false);
});

test('[PLR-008] [PLR-029] the slider has steps of 0.1 and waits until it can be sought', async () => {
  render(<PlayerBar />, { wrapper: WithQueries });
  act(() => playUrl(item(), '/sound.mp3'));
  const slider = screen.getByRole<HTMLInputElement>('slider', { name: 'Position' });
  expect([slider.step, slider.disabled]).toEqual(['0.1', true]);
  act(() => audio.becomeReady(90));
  expect(slider.disabled).toBe(false);
  act(() => audio.moveTo(61));
  expect(slider.getAttribute('aria-valuetext')).toBe('1:01 of 1:30');
});

test('[PLR-022] [PLR-023] keys play and seek, but not in a field', () => {
  const stop = listenToShortcuts();
  render(
    <>
      <textarea aria-label="text" />
      <PlayerBar />
    </>,
    { wrapper: WithQueries },
  );
  act(() => playUrl(item(), '/sound.mp3'));
  act(() => audio.becomeReady(90));
  act(() => audio.moveTo(20));
  fireEvent.keyDown(document.body, { key: 'ArrowRight' });
  expect(audio.currentTime).toBe(23);
  fireEvent.keyDown(document.body, { key: 'ArrowLeft' });
  expect(audio.currentTime).toBe(20);
  fireEvent.keyDown(screen.getByLabelText('text'), { key: ' ' });
  expect(audio.paused).toBe(false);
  fireEvent.keyDown(document.body, { key: ' ' });
  expect(audio.paused).toBe(true);
  stop();
});

test('[PLR-011] [PLR-012] collapses to a line and comes back', () => {
  render(<PlayerBar />, { wrapper: WithQueries });
  act(() => playUrl(item(), '/sound.mp3'));
  act(() => audio.becomeReady(90));
  act(() => audio.moveTo(45));
  fireEvent.click(screen.getByRole('button', { name: 'Collapse audio player' }));
  const bar = screen.getByRole('region', { name: 'Audio player' });
  expect(bar.style.height).toBe('0.25rem');
  expect(bar.querySelector('[style*="scaleX(0.5)"]')).not.toBeNull();
  const expand = screen.getByRole('button', { name: 'Expand audio player' });
  expect(screen.queryByRole('button', { name: 'Pause' })).toBeNull();
  fireEvent.click(expand);
  expect(screen.getByRole('button', { name: 'Pause' })).toBeTruthy();
});

test('[PLR-007] the button follows the audio', () => {
  render(<PlayerBar />, { wrapper: WithQueries });
  act(() => playUrl(item(), '/sound.mp3'));
  act(() => audio.pause());
  expect(screen.getByRole('button', { name: 'Play' })).toBeTruthy();
});

test('[PLR-024] [PLR-025] [PLR-026] [PLR-027] empty it has no height, on a phone 3.5rem, else 5rem', () => {
  let width = 768;
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: width >= Number(/min-width: (\d+)px/.exec(query)?.[1]),
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
  const { rerender } = render(<PlayerBar />, { wrapper: WithQueries });
  const height = () => screen.getByRole('region', { name: 'Audio player' }).style.height;
  expect(height()).toMatch(/^0(rem|px)?$/);
  act(() => playUrl(item(), '/sound.mp3'));
  expect(height()).toBe('5rem');
  width = 767;
  rerender(<PlayerBar />);
  expect(height()).toBe('3.5rem');
});
