import { useEffect, useRef, useState } from 'react';
import { togglePlay, usePlayer } from '#web/player/index.ts';

export type Side = 'before' | 'after';

/** Two sounds of the same length at one playhead: one is heard, and changing over goes on at the same place. */
export function useTwoTakes(addresses: Partial<Record<Side, string>>, onTime: (seconds: number) => void) {
  const [side, setSide] = useState<Side>('after');
  const [isPlaying, setIsPlaying] = useState(false);
  const takes = useRef<Record<Side, HTMLAudioElement> | null>(null);
  takes.current ??= { before: new Audio(), after: new Audio() };
  const pair = takes.current;
  const heard = pair[side];

  useEffect(() => {
    for (const name of ['before', 'after'] as const) {
      const address = addresses[name];
      if (address && pair[name].getAttribute('src') !== address) pair[name].src = address;
    }
  }, [addresses, pair]);
  useEffect(() => {
    const pause = () => Object.values(pair).forEach((take) => void take.pause());
    const stop = usePlayer.subscribe((player) => player.isPlaying && pause());
    return () => {
      stop();
      pause();
    };
  }, [pair]);
  useEffect(() => {
    const follow = () => setIsPlaying(!heard.paused && !heard.ended);
    const names = ['play', 'pause', 'ended'] as const;
    for (const name of names) heard.addEventListener(name, follow);
    follow();
    return () => {
      for (const name of names) heard.removeEventListener(name, follow);
    };
  }, [heard]);
  useEffect(() => {
    if (!isPlaying) return;
    let frame = requestAnimationFrame(function tick() {
      onTime(heard.currentTime);
      frame = requestAnimationFrame(tick);
    });
    return () => cancelAnimationFrame(frame);
  }, [isPlaying, heard, onTime]);

  const play = (take: HTMLAudioElement) => {
    if (usePlayer.getState().isPlaying) togglePlay();
    void take.play().catch(() => setIsPlaying(false));
  };
  return {
    side,
    isPlaying,
    toggle: () => (heard.paused ? play(heard) : heard.pause()),
    seek: (seconds: number) => {
      heard.currentTime = seconds;
      onTime(seconds);
    },
    choose: (next: Side) => {
      if (next === side) return;
      const wasPlaying = !heard.paused;
      heard.pause();
      pair[next].currentTime = heard.currentTime;
      if (wasPlaying) play(pair[next]);
      setSide(next);
    },
  };
}
