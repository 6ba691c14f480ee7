import { type PointerEvent, useRef, useState } from 'react';
import { useOpenVoiceover } from '#web/features/voiceover-studio/editor/use-editor.ts';
import {
  type Clip,
  clipOf,
  endOfClip,
  moveClip,
  snap,
  type Timeline,
  trimEnd,
  trimStart,
} from '#web/features/voiceover-studio/timeline/timeline.ts';

export type Grip = 'whole' | 'start' | 'end';
const SNAP_PX = 8;
/** Less is a press. */
const LEAST_PX = 3;

/** A clip under the pointer: moved, or trimmed at an edge; one step of undo when it is let go. */
export function useClipDrag(clip: Clip, perSecond: number) {
  const { editor, transport, canEdit } = useOpenVoiceover();
  const grab = useRef<{ x: number; grip: Grip } | undefined>(undefined);
  const [drawn, setDrawn] = useState<Clip>();
  const drag = ({ clientX }: PointerEvent): Timeline | undefined => {
    const held = grab.current;
    if (!held || Math.abs(clientX - held.x) < LEAST_PX) return undefined;
    const { timeline } = editor;
    const byMs = ((clientX - held.x) / perSecond) * 1000;
    if (held.grip === 'start') return trimStart(timeline, clip.clip_id, clip.start_ms + byMs);
    if (held.grip === 'end')
      return trimEnd(timeline, clip.clip_id, endOfClip(clip) + byMs, editor.store.getState().files);
    const wish = {
      startMs: Math.max(0, clip.start_ms + byMs),
      withinMs: (SNAP_PX / perSecond) * 1000,
      playheadMs: transport.nowMs,
    };
    return moveClip(timeline, clip.clip_id, snap(timeline, clip, wish));
  };
  const letGo = () => {
    grab.current = undefined;
    setDrawn(undefined);
  };
  return {
    drawn: drawn ?? clip,
    begin: (event: PointerEvent, grip: Grip) => {
      editor.choose(clip.clip_id);
      if (!canEdit || event.button !== 0) return;
      event.stopPropagation();
      event.currentTarget.setPointerCapture(event.pointerId);
      grab.current = { x: event.clientX, grip };
    },
    move: (event: PointerEvent) => {
      const next = drag(event);
      if (next) setDrawn(clipOf(next, clip.clip_id));
    },
    end: (event: PointerEvent) => {
      const next = drag(event);
      letGo();
      if (next) editor.change(() => next);
    },
    cancel: letGo,
  };
}
