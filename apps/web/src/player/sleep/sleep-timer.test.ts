import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { closePlayer } from '#web/player/playback/audio-element.ts';
import { playPlayable } from '#web/player/playback/player.ts';
import { addToQueue } from '#web/player/queue/queue-store.ts';
import { SLEEP_MINUTES, setSleepTimer, useSleepTimer } from '#web/player/sleep/sleep-timer.ts';
import { usePlayer } from '#web/player/state/player-store.ts';
import type { FakeAudio } from '#web/player/test/fake-audio.ts';
import { freshPlayer, sound } from '#web/player/test/test-player.ts';

let audio: FakeAudio;

beforeEach(async () => {
  vi.useFakeTimers();
  audio = freshPlayer();
  await playPlayable(sound('one'));
  audio.becomeReady(3600);
});

afterEach(() => {
  setSleepTimer('off');
  vi.useRealTimers();
});

test('the times are 5, 10, 15, 30 and 60 minutes', () => {
  expect(SLEEP_MINUTES).toEqual([5, 10, 15, 30, 60]);
});

test('it counts down, fades over the last seconds, stops the sound and gives the volume back', () => {
  setSleepTimer('5');
  expect(useSleepTimer.getState()).toEqual({ choice: '5', remainingSeconds: 300 });
  vi.advanceTimersByTime(290_000);
  expect([useSleepTimer.getState().remainingSeconds, audio.volume, audio.paused]).toEqual([10, 1, false]);
  vi.advanceTimersByTime(6000);
  expect(audio.volume).toBeCloseTo(0.5);
  vi.advanceTimersByTime(3900);
  expect([audio.volume < 0.05, audio.paused]).toEqual([true, false]);
  vi.advanceTimersByTime(200);
  expect([audio.paused, audio.volume, useSleepTimer.getState().choice]).toEqual([true, 1, 'off']);
});

test('switched off while it fades, the sound is loud again and plays on', () => {
  setSleepTimer('5');
  vi.advanceTimersByTime(297_000);
  expect(audio.volume).toBeLessThan(0.5);
  setSleepTimer('off');
  vi.advanceTimersByTime(10_000);
  expect([audio.volume, audio.paused]).toEqual([1, false]);
});

test('"end of this sound" holds the queue', () => {
  addToQueue(sound('two'));
  setSleepTimer('end');
  audio.finish();
  expect([usePlayer.getState().item?.id, audio.paused, audio.currentTime]).toEqual(['one', true, 0]);
  expect(useSleepTimer.getState().choice).toBe('off');
});

test('it ends with the player', () => {
  setSleepTimer('5');
  closePlayer();
  expect(useSleepTimer.getState()).toEqual({ choice: 'off', remainingSeconds: null });
});
