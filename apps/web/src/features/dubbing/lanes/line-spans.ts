import type { DubDocument, Line } from '#web/features/dubbing/document/dub-document.ts';
import type { Span } from '#web/shared/timeline/clips.ts';

export interface LineSpan extends Span {
  line: Line;
}

const known = new WeakMap<readonly Line[], LineSpan[]>();

/** The lines as stretches of time; the same for the same lines, whatever is scrolled. */
export function lineSpans({ lines }: DubDocument): LineSpan[] {
  const spans =
    known.get(lines) ??
    lines.map((line) => ({ line, start_ms: line.startMs, duration_ms: line.endMs - line.startMs }));
  known.set(lines, spans);
  return spans;
}
