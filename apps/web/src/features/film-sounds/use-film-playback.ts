import { useEffect, useRef, useState } from 'react';
import { FilmMixer } from '#web/features/film-sounds/film-mixer.ts';
import { useFilm } from '#web/features/film-sounds/film-store.ts';
import type { FilmClock } from '#web/features/film-sounds/scene.ts';

/** Shown in tenths of a second. */
const tickMs = 100;

/** The film with the sounds that lie on it: whatever moves the picture moves them. */
export function useFilmPlayback() {
  const [clock, setClock] = useState<FilmClock | null>(null);
  const [course, setCourse] = useState({ seconds: 0, length: 0, isPlaying: false });
  const sounds = useFilm((film) => film.sounds);
  const mixer = useMixer();
  useEffect(() => {
    if (!clock) return;
    const show = () => {
      const length = Number.isFinite(clock.duration) ? clock.duration : 0;
      setCourse({ seconds: clock.currentTime, length, isPlaying: !clock.paused });
    };
    const timer = setInterval(show, tickMs);
    show();
    return () => clearInterval(timer);
  }, [clock]);
  useEffect(() => {
    if (!clock) return;
    const sound = () => (clock.paused ? mixer().stop() : mixer().play(sounds, clock.currentTime));
    const silence = () => mixer().stop();
    const moves = ['playing', 'seeked'] as const;
    const rests = ['pause', 'ended', 'waiting', 'emptied'] as const;
    for (const name of moves) clock.addEventListener(name, sound);
    for (const name of rests) clock.addEventListener(name, silence);
    // what is changed while it plays is heard at once
    if (!clock.paused) sound();
    return () => {
      for (const name of moves) clock.removeEventListener(name, sound);
      for (const name of rests) clock.removeEventListener(name, silence);
      silence();
    };
  }, [clock, sounds, mixer]);
  return {
    ...course,
    setClock,
    decode: (bytes: ArrayBuffer) => mixer().decode(bytes),
    toggle: () => void (clock?.paused ? clock.play() : clock?.pause()),
    seek: (seconds: number) => {
      if (clock) clock.currentTime = seconds;
      setCourse((former) => ({ ...former, seconds }));
    },
  };
}

export type FilmPlayback = ReturnType<typeof useFilmPlayback>;

/** Opened when first needed: a browser counts every one. */
function useMixer(): () => FilmMixer {
  const held = useRef<FilmMixer | undefined>(undefined);
  const open = useRef(() => {
    held.current ??= new FilmMixer();
    return held.current;
  });
  useEffect(
    () => () => {
      held.current?.close();
      held.current = undefined;
    },
    [],
  );
  return open.current;
}
