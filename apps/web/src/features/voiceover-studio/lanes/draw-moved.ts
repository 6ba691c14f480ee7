import type { Editor } from '#web/features/voiceover-studio/editor/editor-store.ts';
import {
  type Clip,
  moveClip,
  snap,
  type Timeline,
  trimEnd,
  trimStart,
} from '#web/features/voiceover-studio/timeline/timeline.ts';
import { endOfClip } from '#web/shared/timeline/clips.ts';
import type { Grip } from '#web/shared/timeline/use-grip.ts';

const SNAP_PX = 8;

interface Moved {
  grip: Grip;
  byMs: number;
  perSecond: number;
  playheadMs: number;
}

/** The timeline with a clip moved, or trimmed at an edge. */
export function drawMoved(
  { timeline, store }: Editor,
  clip: Clip,
  { grip, byMs, perSecond, playheadMs }: Moved,
): Timeline {
  if (grip === 'start') return trimStart(timeline, clip.clip_id, clip.start_ms + byMs);
  if (grip === 'end') return trimEnd(timeline, clip.clip_id, endOfClip(clip) + byMs, store.getState().files);
  const startMs = Math.max(0, clip.start_ms + byMs);
  const withinMs = (SNAP_PX / perSecond) * 1000;
  return moveClip(timeline, clip.clip_id, snap(timeline, clip, { startMs, withinMs, playheadMs }));
}
