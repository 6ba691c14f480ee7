import { memo } from 'react';
import {
  type Line,
  lineOf,
  moveLine,
  roomOf,
  trimLine,
} from '#web/features/dubbing/document/dub-document.ts';
import type { Editor } from '#web/features/dubbing/editor/editor-store.ts';
import {
  useEditorState,
  useFacts,
  useIsMaking,
  useOpenDub,
} from '#web/features/dubbing/editor/use-editor.ts';
import { useMessages } from '#web/features/dubbing/messages.ts';
import { formatClock } from '#web/shared/format/times.ts';
import { snapTo } from '#web/shared/timeline/clips.ts';
import { type Grip, useGrip } from '#web/shared/timeline/use-grip.ts';
import { waveOf } from '#web/shared/timeline/wave-of.ts';
import { classNames } from '#web/ui/class-names.ts';

const SNAP_PX = 8;

/** A line in its place. Taken by the middle it moves, by an edge it is trimmed. */
export const LineBox = memo(({ line, perSecond }: { line: Line; perSecond: number }) => {
  const t = useMessages();
  const { editor, transport, dub, canEdit } = useOpenDub();
  const isChosen = useEditorState(({ chosenId }) => chosenId === line.id);
  const isMaking = useIsMaking(line.id);
  const facts = useFacts(line.id);
  const { drawn: moved, handlersOf } = useGrip({
    perSecond,
    canMove: canEdit && !line.isLocked,
    onTake: () => editor.choose(line.id),
    draw: (grip, byMs) =>
      draw(editor, line, { grip, byMs, perSecond, nowMs: transport.nowMs, lengthMs: dub.durationMs }),
    onDrop: (document) => editor.change(() => document),
  });
  const drawn = (moved && lineOf(moved, line.id)) ?? line;
  const at = formatClock(drawn.startMs / 1000);
  const length = formatClock((drawn.endMs - drawn.startMs) / 1000);
  const name = line.text.trim() || line.sourceText.trim() || t('emptyLine');
  return (
    <li
      className="absolute top-4.5 bottom-1"
      style={{
        left: (drawn.startMs / 1000) * perSecond,
        width: Math.max(6, ((drawn.endMs - drawn.startMs) / 1000) * perSecond),
      }}
    >
      <button
        type="button"
        aria-pressed={isChosen}
        onFocus={() => editor.choose(line.id)}
        {...handlersOf('whole')}
        className={classNames(
          'relative flex h-full w-full touch-pan-y items-end overflow-hidden rounded-md border px-1.5 pb-0.5 text-left text-11',
          facts?.sound && !facts.isStale ? 'bg-surface text-ink' : 'border-dashed bg-sunken text-ink-2',
          facts?.isTooLong && 'border-danger',
          isChosen && 'border-accent bg-accent-soft ring-1 ring-accent',
          isMaking && 'animate-pulse',
        )}
      >
        <Waves line={drawn} />
        <span className="sticky left-1 max-w-full truncate">{name}</span>
        <span className="sr-only">{t('lineAt', { at, length })}</span>
      </button>
      <span aria-hidden {...handlersOf('start')} className="absolute inset-y-0 left-0 w-2 cursor-ew-resize" />
      <span aria-hidden {...handlersOf('end')} className="absolute inset-y-0 right-0 w-2 cursor-ew-resize" />
    </li>
  );
});

/** What was said, and over it what is said. */
function Waves({ line }: { line: Line }) {
  const { dub } = useOpenDub();
  const facts = useFacts(line.id);
  const duration_ms = line.endMs - line.startMs;
  const source = { peaks: dub.sourcePeaks, duration_ms: dub.durationMs };
  const sound = facts?.sound;
  const share = (ms: number): number => (ms / Math.max(1, duration_ms)) * 100;
  return (
    <svg
      aria-hidden
      viewBox="0 0 100 4"
      preserveAspectRatio="none"
      className="absolute inset-x-0 top-0 h-8 w-full"
    >
      {dub.sourcePeaks.length > 0 && (
        <path
          d={waveOf(source, { source_start_ms: line.startMs, duration_ms, speed: 1 })}
          className="fill-ink-3/50"
        />
      )}
      {sound && sound.peaks.length > 0 && (
        <path
          d={waveOf(
            { peaks: sound.peaks, duration_ms: sound.durationMs },
            { source_start_ms: 0, duration_ms: sound.durationMs, speed: 1 },
          )}
          transform={`translate(${share(sound.startMs - line.startMs)} 2) scale(${share(sound.durationMs) / 100} 1)`}
          className="fill-accent/70"
        />
      )}
    </svg>
  );
}

interface Held {
  grip: Grip;
  byMs: number;
  perSecond: number;
  nowMs: number;
  lengthMs: number;
}

/** The document with a line moved, or trimmed at an edge; edges of other lines and the playhead hold it. */
function draw({ document }: Editor, line: Line, { grip, byMs, perSecond, nowMs, lengthMs }: Held) {
  const withinMs = (SNAP_PX / perSecond) * 1000;
  const { fromMs, toMs } = roomOf(document, line, lengthMs);
  const edges = [fromMs, toMs, nowMs];
  if (grip === 'whole') {
    const startMs = snapTo(edges, {
      startMs: line.startMs + byMs,
      durationMs: line.endMs - line.startMs,
      withinMs,
    });
    return moveLine(document, line.id, startMs, lengthMs);
  }
  const from = grip === 'start' ? line.startMs : line.endMs;
  const edge = snapTo(edges, { startMs: from + byMs, durationMs: 0, withinMs });
  return trimLine(document, line.id, grip === 'start' ? { startMs: edge } : { endMs: edge }, lengthMs);
}
