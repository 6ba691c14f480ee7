import { useEffect, useState } from 'react';
import { useEditorState, useOpenVoiceover } from '#web/features/voiceover-studio/editor/use-editor.ts';

/** Calls back for every picture of the screen while it plays, and when the playhead is moved. */
export function useOnPlayhead(show: (nowMs: number) => void): void {
  const { transport } = useOpenVoiceover();
  const isPlaying = useEditorState((state) => state.isPlaying);
  const restsAt = useEditorState((state) => state.playheadMs);
  useEffect(() => {
    if (!isPlaying) {
      show(restsAt);
      return;
    }
    let frame = requestAnimationFrame(function follow() {
      show(transport.nowMs);
      frame = requestAnimationFrame(follow);
    });
    return () => cancelAnimationFrame(frame);
  }, [isPlaying, restsAt, transport, show]);
}

/** In tenths of a second: what is written about it changes no more often. */
export function usePlayheadMs(): number {
  const [ms, setMs] = useState(0);
  const [show] = useState(() => (nowMs: number) => setMs(Math.round(nowMs / 100) * 100));
  useOnPlayhead(show);
  return ms;
}
