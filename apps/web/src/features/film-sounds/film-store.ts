import { create } from 'zustand';
import type { PlacedSound } from '#web/features/film-sounds/film-mixer.ts';

/** A film of this machine, or the drawn scene. Nothing of it leaves the browser. */
export type Film = { kind: 'file'; name: string; url: string } | { kind: 'scene' };

interface FilmState {
  film: Film | undefined;
  sounds: readonly PlacedSound[];
}

export const useFilm = create<FilmState>(() => ({ film: undefined, sounds: [] }));

/** Sounds stay: another cut of the same film often follows. */
export function openFilm(next: Film | undefined): void {
  const { film } = useFilm.getState();
  if (film?.kind === 'file') URL.revokeObjectURL(film.url);
  useFilm.setState({ film: next });
}

export const openFile = (file: File): void =>
  openFilm({ kind: 'file', name: file.name, url: URL.createObjectURL(file) });

export const addSound = (sound: PlacedSound): void =>
  useFilm.setState(({ sounds }) => ({ sounds: [...sounds, sound] }));

export const changeSound = (key: string, change: Partial<PlacedSound>): void =>
  useFilm.setState(({ sounds }) => ({
    sounds: sounds.map((sound) => (sound.key === key ? { ...sound, ...change } : sound)),
  }));

export const removeSound = (key: string): void =>
  useFilm.setState(({ sounds }) => ({ sounds: sounds.filter((sound) => sound.key !== key) }));
