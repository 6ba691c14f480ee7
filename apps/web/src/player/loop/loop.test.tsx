import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { clearLoop, setLoopEnd, setLoopStart, useLoop } from '#web/player/loop/loop.ts';
import { LoopRegion } from '#web/player/loop/loop-region.tsx';
import { seek } from '#web/player/playback/audio-element.ts';
import { playPlayable, playUrl } from '#web/player/playback/player.ts';
import { addToQueue } from '#web/player/queue/queue-store.ts';
import { usePlayer } from '#web/player/state/player-store.ts';
import type { FakeAudio } from '#web/player/test/fake-audio.ts';
import { freshPlayer, sound } from '#web/player/test/test-player.ts';

let audio: FakeAudio;

beforeEach(async () => {
  audio = freshPlayer();
  await playPlayable(sound('one'));
  audio.becomeReady(60);
});

const loop = () => [useLoop.getState().start, useLoop.getState().end];

test('the sound goes back to A when it runs over B', () => {
  setLoopStart(10);
  setLoopEnd(12);
  audio.moveTo(11.9);
  expect(audio.currentTime).toBe(11.9);
  audio.moveTo(12.1);
  expect(audio.currentTime).toBe(10);
});

test('a jump behind B is left alone, and so is all after clearing', () => {
  setLoopStart(10);
  setLoopEnd(12);
  seek(30);
  audio.moveTo(30.2);
  expect(audio.currentTime).toBe(30.2);
  seek(11);
  clearLoop();
  audio.moveTo(12.5);
  expect(audio.currentTime).toBe(12.5);
});

test('B at the end of the sound repeats it, before the queue has its turn', () => {
  addToQueue(sound('two'));
  setLoopStart(50);
  setLoopEnd(60);
  audio.moveTo(59.9);
  audio.finish();
  expect([audio.currentTime, audio.paused, usePlayer.getState().item?.id]).toEqual([50, false, 'one']);
});

test('A and B keep their order; B alone means from the beginning', () => {
  setLoopEnd(20);
  expect(loop()).toEqual([0, 20]);
  setLoopStart(30);
  expect(loop()).toEqual([30, null]);
  setLoopEnd(10);
  expect(loop()).toEqual([0, 10]);
});

test('the ends move by keys and stop at each other', () => {
  setLoopStart(10);
  setLoopEnd(11);
  render(<LoopRegion />);
  const start = screen.getByRole('slider', { name: 'Start of the repeated section' });
  fireEvent.keyDown(start, { key: 'ArrowLeft' });
  expect(loop()).toEqual([9.9, 11]);
  fireEvent.keyDown(start, { key: 'ArrowRight', shiftKey: true });
  fireEvent.keyDown(start, { key: 'ArrowRight', shiftKey: true });
  expect(loop()).toEqual([10.8, 11]);
  const end = screen.getByRole('slider', { name: 'End of the repeated section' });
  fireEvent.keyDown(end, { key: 'End' });
  expect([loop()[1], end.getAttribute('aria-valuetext')]).toEqual([60, '1:00']);
});

test('it stays while two takes are compared, and goes with the sound', async () => {
  setLoopStart(10);
  setLoopEnd(12);
  audio.moveTo(11);
  playUrl(sound('take').item, '/take.mp3', { isInPlace: true });
  expect([loop(), audio.src, audio.currentTime, audio.paused]).toEqual([[10, 12], '/take.mp3', 11, false]);
  await act(() => playPlayable(sound('other')));
  expect(loop()).toEqual([null, null]);
});
