import { expect, test } from 'vitest';
import { playerHeight } from '#web/player/state/player-constants.ts';
import { idleState, nextPlayerState, type PlayerEvent } from '#web/player/state/player-state.ts';

const run = (...events: PlayerEvent[]) => events.reduce(nextPlayerState, idleState);
const load: PlayerEvent = { type: 'load', isStream: false, duration: null };

test('[PLR-006] an address and a stream both become ready', () => {
  expect(run(load).phase).toBe('loading');
  expect(run(load, { type: 'can-play' }).phase).toBe('ready');
  const stream = run({ ...load, isStream: true, duration: 12 }, { type: 'can-play' });
  expect(stream).toMatchObject({ phase: 'ready', isStreaming: true, duration: 12 });
  expect(nextPlayerState(stream, { type: 'stream-ended' }).isStreaming).toBe(false);
});

test('[PLR-007] the playing flag follows play, pause and ended', () => {
  const playing = run(load, { type: 'play' });
  expect(playing.isPlaying).toBe(true);
  expect(nextPlayerState(playing, { type: 'pause' }).isPlaying).toBe(false);
  expect(nextPlayerState(playing, { type: 'ended' })).toMatchObject({ isPlaying: false, phase: 'ended' });
});

test('[PLR-008] it can be sought once it can play, and no more when another item loads', () => {
  expect(run(load, { type: 'play' }).canSeek).toBe(false);
  expect(run(load, { type: 'can-play' }).canSeek).toBe(true);
  expect(run(load, { type: 'can-play' }, load).canSeek).toBe(false);
});

test('[PLR-017] an opinion is asked for past 3 s', () => {
  expect(run(load, { type: 'time', seconds: 2.9 }).offersFeedback).toBe(false);
  expect(run(load, { type: 'time', seconds: 3.1 }).offersFeedback).toBe(true);
});

test('[PLR-010] and at the end of a short item', () => {
  expect(run(load, { type: 'time', seconds: 2 }, { type: 'ended' }).offersFeedback).toBe(true);
});

test('a browser that wants a press first is waited for', () => {
  const blocked = run(load, { type: 'blocked' });
  expect(blocked).toMatchObject({ isBlocked: true, isPlaying: false });
  expect(nextPlayerState(blocked, { type: 'play' }).isBlocked).toBe(false);
});

test('it waits for sound that has not arrived, until it goes on or is paused', () => {
  const waiting = run(load, { type: 'can-play' }, { type: 'play' }, { type: 'buffering' });
  expect(waiting.isBuffering).toBe(true);
  for (const end of [{ type: 'can-play' }, { type: 'time', seconds: 1 }, { type: 'pause' }] as const) {
    expect(nextPlayerState(waiting, end).isBuffering).toBe(false);
  }
  expect(run(load, { type: 'can-play' }, { type: 'buffering' }).isBuffering).toBe(false);
});

test('late events of a closed player change nothing', () => {
  expect(run(load, { type: 'close' }, { type: 'play' }, { type: 'duration', seconds: 3 })).toBe(idleState);
});

test('an event that changes nothing keeps the same state, so that nothing renders', () => {
  const playing = run(load, { type: 'play' });
  expect(nextPlayerState(playing, { type: 'time', seconds: 1 })).toBe(playing);
});

test.each([
  ['[PLR-024] full', { isEmpty: false, isCompact: false, isCollapsed: false }, '5rem'],
  ['[PLR-025] [PLR-027] compact', { isEmpty: false, isCompact: true, isCollapsed: true }, '3.5rem'],
  ['[PLR-026] empty', { isEmpty: true, isCompact: false, isCollapsed: false }, '0rem'],
])('%s', (_title, shape, height) => {
  expect(playerHeight(shape)).toBe(height);
});
