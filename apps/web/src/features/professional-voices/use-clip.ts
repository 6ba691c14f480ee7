import { useEffect, useRef, useState } from 'react';
import { message } from '#web/features/professional-voices/messages.ts';
import { toast } from '#web/ui/toast.tsx';

/** Silences what else of this page is heard. */
let stopOther: (() => void) | undefined;

/** A short sound that is fetched when it is first wanted; one at a time on the page. */
export function useClip(fetchSound: () => Promise<Blob>) {
  const [state, setState] = useState<'idle' | 'loading' | 'playing'>('idle');
  const stop = useRef<() => void>(() => {});
  useEffect(() => () => stop.current(), []);

  const play = async () => {
    stopOther?.();
    const audio = new Audio();
    let url: string | undefined;
    let isWanted = true;
    const end = () => {
      if (!isWanted) return;
      isWanted = false;
      audio.pause();
      if (url) URL.revokeObjectURL(url);
      if (stopOther === end) stopOther = undefined;
      setState('idle');
    };
    stop.current = end;
    stopOther = end;
    setState('loading');
    try {
      const sound = await fetchSound();
      if (!isWanted) return;
      url = URL.createObjectURL(sound);
      audio.addEventListener('ended', end);
      audio.src = url;
      await audio.play();
      if (isWanted) setState('playing');
    } catch (error) {
      if (!isWanted) return;
      end();
      if (error instanceof DOMException) toast.error(message('playFailed'));
      else toast.failure(error);
    }
  };
  return { state, toggle: () => (state === 'idle' ? void play() : stop.current()) };
}
