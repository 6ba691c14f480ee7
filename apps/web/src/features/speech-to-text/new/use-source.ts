import { useEffect, useState } from 'react';
import { create } from 'zustand';
import type { Source } from '#web/features/speech-to-text/order.ts';

/** What is to be transcribed next: chosen, dropped, recorded or pasted. */
export const useSource = create<{ source: Source | undefined }>(() => ({ source: undefined }));
export const chooseSource = (source: Source | undefined): void => useSource.setState({ source });

/** How long a file sounds, as far as this browser can read it; undefined otherwise. */
export function useLength(file: File | undefined): number | undefined {
  const [seconds, setSeconds] = useState<number>();
  useEffect(() => {
    setSeconds(undefined);
    if (!file) return;
    const url = URL.createObjectURL(file);
    const sound = new Audio();
    const read = () => {
      if (Number.isFinite(sound.duration)) setSeconds(sound.duration);
      // what a recorder wrote names no length until its end has been seen
      else sound.currentTime = 1e8;
    };
    sound.addEventListener('loadedmetadata', read);
    sound.addEventListener('durationchange', read);
    sound.preload = 'metadata';
    sound.src = url;
    return () => {
      sound.removeAttribute('src');
      URL.revokeObjectURL(url);
    };
  }, [file]);
  return seconds;
}

/** Undefined for what is no address of the web. */
export function addressOf(text: string): string | undefined {
  try {
    const url = new URL(text.trim());
    return url.protocol === 'https:' || url.protocol === 'http:' ? url.href : undefined;
  } catch {
    // half typed
    return undefined;
  }
}
