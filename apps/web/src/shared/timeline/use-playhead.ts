import { useEffect, useState } from 'react';

/** Where playing is: it rests, or it runs and is asked. */
export interface Playhead {
  isPlaying: boolean;
  restsAtMs: number;
  /** The same function as long as the same is played. */
  readNowMs: () => number;
}

/** Calls back for every picture of the screen while it plays, and when the playhead is moved. */
export function useOnPlayhead({ isPlaying, restsAtMs, readNowMs }: Playhead, show: (nowMs: number) => void) {
  useEffect(() => {
    if (!isPlaying) {
      show(restsAtMs);
      return;
    }
    let frame = requestAnimationFrame(function follow() {
      show(readNowMs());
      frame = requestAnimationFrame(follow);
    });
    return () => cancelAnimationFrame(frame);
  }, [isPlaying, restsAtMs, readNowMs, show]);
}

/** In tenths of a second: what is written about it changes no more often. */
export function usePlayheadMs(playhead: Playhead): number {
  const [ms, setMs] = useState(0);
  const [show] = useState(() => (nowMs: number) => setMs(Math.round(nowMs / 100) * 100));
  useOnPlayhead(playhead, show);
  return ms;
}
