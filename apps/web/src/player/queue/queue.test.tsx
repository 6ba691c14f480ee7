import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { closePlayer } from '#web/player/playback/audio-element.ts';
import { playPlayable } from '#web/player/playback/player.ts';
import { QueuePanel } from '#web/player/queue/queue-panel.tsx';
import {
  addToQueue,
  clearQueue,
  moveInQueue,
  playNext,
  skipToNext,
  skipToPrevious,
  useQueue,
} from '#web/player/queue/queue-store.ts';
import { usePlayer } from '#web/player/state/player-store.ts';
import type { FakeAudio } from '#web/player/test/fake-audio.ts';
import { freshPlayer, sound } from '#web/player/test/test-player.ts';

let audio: FakeAudio;

beforeEach(() => {
  audio = freshPlayer();
});

const playing = () => usePlayer.getState().item?.id;
const waiting = () => useQueue.getState().upcoming.map(({ playable }) => playable.item.id);
const start = async (id: string) => {
  await playPlayable(sound(id));
  audio.becomeReady(10);
};

test('at the end the next sound begins, and after the last it rests at 0', async () => {
  await start('one');
  addToQueue(sound('two'));
  audio.finish();
  await waitFor(() => expect(audio.src).toBe('/two.mp3'));
  expect([playing(), audio.paused, waiting()]).toEqual(['two', false, []]);
  audio.becomeReady(5);
  audio.finish();
  expect([playing(), audio.paused, audio.currentTime]).toEqual(['two', true, 0]);
});

test('"play next" goes before what waits; without a sound it plays at once', async () => {
  playNext(sound('one'));
  await waitFor(() => expect(audio.src).toBe('/one.mp3'));
  addToQueue(sound('three'));
  playNext(sound('two'));
  expect([playing(), waiting()]).toEqual(['one', ['two', 'three']]);
});

test('back and forth: previous restarts a sound that is under way, then goes back, and next returns', async () => {
  await start('one');
  addToQueue(sound('two'), sound('three'));
  skipToNext();
  await waitFor(() => expect(audio.src).toBe('/two.mp3'));
  audio.becomeReady(10);
  audio.moveTo(8);
  skipToPrevious();
  expect([playing(), audio.currentTime]).toEqual(['two', 0]);
  skipToPrevious();
  await waitFor(() => expect(audio.src).toBe('/one.mp3'));
  expect(waiting()).toEqual(['two', 'three']);
  skipToNext();
  await waitFor(() => expect(audio.src).toBe('/two.mp3'));
  expect(waiting()).toEqual(['three']);
});

test('an address that comes after another sound was chosen starts nothing', async () => {
  let arrive = (_: { url: string }) => {};
  const late = sound('late', { open: () => new Promise((resolve) => (arrive = resolve)) });
  void playPlayable(late);
  expect(usePlayer.getState()).toMatchObject({ phase: 'loading', isPlaying: true });
  await start('other');
  arrive({ url: '/late.mp3' });
  await Promise.resolve();
  expect(audio.src).toBe('/other.mp3');
});

test('closing the player forgets the queue', async () => {
  await start('one');
  addToQueue(sound('two'));
  closePlayer();
  expect([waiting(), useQueue.getState().past]).toEqual([[], []]);
});

test('the list is moved, removed from and cleared by keyboard, and says where things went', async () => {
  await start('one');
  addToQueue(sound('two'), sound('three'), sound('four'));
  vi.stubGlobal('matchMedia', () => ({
    matches: true,
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
  render(<QueuePanel />);
  const handle = (name: string) => screen.getByRole('button', { name: new RegExp(`^Move ${name}`) });
  handle('four').focus();
  fireEvent.keyDown(handle('four'), { key: 'ArrowUp' });
  expect(waiting()).toEqual(['two', 'four', 'three']);
  expect(document.activeElement).toBe(handle('four'));
  expect(screen.getByRole('status').textContent).toBe('2 of 3');
  fireEvent.keyDown(handle('four'), { key: 'Home' });
  expect(waiting()).toEqual(['four', 'two', 'three']);
  fireEvent.keyDown(handle('four'), { key: 'Delete' });
  expect(waiting()).toEqual(['two', 'three']);
  fireEvent.click(screen.getByRole('button', { name: 'Remove two from the queue' }));
  expect(waiting()).toEqual(['three']);
  fireEvent.click(screen.getByRole('button', { name: 'Clear queue' }));
  expect(waiting()).toEqual([]);
  expect(screen.getByText(/The queue is empty/)).toBeTruthy();
});

test('the list is moved by pointer, row by row', async () => {
  await start('one');
  addToQueue(sound('two'), sound('three'), sound('four'));
  render(<QueuePanel />);
  const handle = screen.getByRole('button', { name: /^Move two/ });
  fireEvent.pointerDown(handle, { clientY: 100, button: 0 });
  fireEvent.pointerMove(window, { clientY: 190 });
  expect(waiting()).toEqual(['three', 'four', 'two']);
  fireEvent.pointerUp(window);
  fireEvent.pointerMove(window, { clientY: 100 });
  expect(waiting()).toEqual(['three', 'four', 'two']);
});

test('a press on an entry plays it and passes over those before it', async () => {
  await start('one');
  addToQueue(sound('two'), sound('three'), sound('four'));
  render(<QueuePanel />);
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Play three' })));
  expect([playing(), waiting()]).toEqual(['three', ['four']]);
  act(() => clearQueue());
});

test('a place beyond the ends is the end', async () => {
  await start('one');
  addToQueue(sound('two'), sound('three'));
  moveInQueue(useQueue.getState().upcoming[0]!.key, 99);
  expect(waiting()).toEqual(['three', 'two']);
  moveInQueue(useQueue.getState().upcoming[1]!.key, -5);
  expect(waiting()).toEqual(['two', 'three']);
});
