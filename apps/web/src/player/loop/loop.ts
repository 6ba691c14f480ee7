import { create } from 'zustand';
import { audioElement, play, seek } from '#web/player/playback/audio-element.ts';
import { usePlayer } from '#web/player/state/player-store.ts';

/** A stretch that plays again and again. With one end set it does nothing yet. */
export interface Loop {
  /** Seconds. */
  start: number | null;
  end: number | null;
}

/** Shorter than this is a buzz. */
export const SHORTEST_LOOP_SECONDS = 0.2;

const noLoop: Loop = { start: null, end: null };

export const useLoop = create<Loop>(() => noLoop);

export const clearLoop = (): void => useLoop.setState(noLoop);

/** A and B keep their order: an A behind B drops B, and the other way round. */
export function withStart({ end }: Loop, seconds: number): Loop {
  const isBefore = end !== null && seconds <= end - SHORTEST_LOOP_SECONDS;
  return { start: Math.max(0, seconds), end: isBefore ? end : null };
}

export function withEnd({ start }: Loop, seconds: number): Loop {
  const isBehind = start !== null && seconds >= start + SHORTEST_LOOP_SECONDS;
  // B alone means: from the beginning to here.
  return { start: isBehind ? start : 0, end: Math.max(SHORTEST_LOOP_SECONDS, seconds) };
}

export const setLoopStart = (seconds = audioElement().currentTime): void =>
  useLoop.setState(withStart(useLoop.getState(), seconds));

/** B is set on the way: it goes back to A at once. */
export function setLoopEnd(seconds = audioElement().currentTime): void {
  useLoop.setState(withEnd(useLoop.getState(), seconds));
  const { start, end } = useLoop.getState();
  if (start !== null && end !== null && audioElement().currentTime >= end) seek(start);
}

/** Drags one end; it stops at the other and at the ends of the sound. */
export function dragLoop(end: keyof Loop, seconds: number): void {
  const loop = useLoop.getState();
  const length = usePlayer.getState().duration ?? 0;
  const lowest = end === 'start' ? 0 : (loop.start ?? 0) + SHORTEST_LOOP_SECONDS;
  const highest = end === 'end' ? length : (loop.end ?? length) - SHORTEST_LOOP_SECONDS;
  useLoop.setState({ [end]: Math.min(Math.max(lowest, seconds), Math.max(lowest, highest)) });
}

/** The playhead ran over B: back to A. A jump behind B by hand is left alone. */
export function repeatAt(from: number, to: number): void {
  const { start, end } = useLoop.getState();
  if (start !== null && end !== null && from < end && to >= end) seek(start);
}

/** B at the very end of the sound. True when it goes on from A. */
export function repeatAtEnd(): boolean {
  const { start, end } = useLoop.getState();
  const { duration } = usePlayer.getState();
  if (start === null || end === null || duration === null || end < duration - SHORTEST_LOOP_SECONDS)
    return false;
  seek(start);
  play();
  return true;
}
