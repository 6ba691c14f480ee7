import { memo } from 'react';
import { useEditorState, useOpenVoiceover } from '#web/features/voiceover-studio/editor/use-editor.ts';
import { drawMoved } from '#web/features/voiceover-studio/lanes/draw-moved.ts';
import { useMessages } from '#web/features/voiceover-studio/messages.ts';
import { type Clip, clipOf } from '#web/features/voiceover-studio/timeline/timeline.ts';
import { formatClock } from '#web/shared/format/times.ts';
import { useGrip } from '#web/shared/timeline/use-grip.ts';
import { waveOf } from '#web/shared/timeline/wave-of.ts';
import { classNames } from '#web/ui/class-names.ts';

type ClipBoxProps = { clip: Clip; perSecond: number; onOpenDetails: () => void };

/** A clip in its place, with its wave. Taken by the middle it moves, by an edge it is trimmed. */
export const ClipBox = memo(({ clip, perSecond, onOpenDetails }: ClipBoxProps) => {
  const t = useMessages();
  const { editor, transport, canEdit } = useOpenVoiceover();
  const isChosen = useEditorState(({ chosenId }) => chosenId === clip.clip_id);
  const file = useEditorState(({ files }) => (clip.file_id === null ? undefined : files.get(clip.file_id)));
  const isSpeaking = useEditorState(({ speaking }) => speaking.has(clip.clip_id));
  const { drawn: moved, handlersOf } = useGrip({
    perSecond,
    canMove: canEdit,
    onTake: () => editor.choose(clip.clip_id),
    draw: (grip, byMs) => drawMoved(editor, clip, { grip, byMs, perSecond, playheadMs: transport.nowMs }),
    onDrop: (timeline) => editor.change(() => timeline),
  });
  const drawn = (moved && clipOf(moved, clip.clip_id)) ?? clip;
  const name = clip.text?.trim() || file?.name || t('emptyLine');
  const at = formatClock(drawn.start_ms / 1000);
  const length = formatClock(drawn.duration_ms / 1000);
  return (
    <li
      className="absolute top-4.5 bottom-1"
      style={{
        left: (drawn.start_ms / 1000) * perSecond,
        width: Math.max(6, (drawn.duration_ms / 1000) * perSecond),
      }}
    >
      <button
        type="button"
        aria-pressed={isChosen}
        onFocus={() => editor.choose(clip.clip_id)}
        onDoubleClick={onOpenDetails}
        {...handlersOf('whole')}
        className={classNames(
          'relative flex h-full w-full touch-pan-y items-end overflow-hidden rounded-md border px-1.5 pb-0.5 text-left text-11',
          file ? 'bg-surface text-ink' : 'border-dashed bg-sunken text-ink-2',
          isChosen && 'border-accent bg-accent-soft ring-1 ring-accent',
          isSpeaking && 'animate-pulse',
        )}
      >
        {file && file.peaks.length > 0 && (
          <svg
            aria-hidden
            viewBox="0 0 100 2"
            preserveAspectRatio="none"
            className="absolute inset-x-0 top-0 h-8 w-full fill-ink-3/60"
          >
            <path d={waveOf(file, drawn)} />
          </svg>
        )}
        <span className="sticky left-1 max-w-full truncate">{name}</span>
        <span className="sr-only">
          {file ? t('clipSpoken', { name: '', at, length }) : t('clipUnspoken', { name: '', at })}
        </span>
      </button>
      <span aria-hidden {...handlersOf('start')} className="absolute inset-y-0 left-0 w-2 cursor-ew-resize" />
      <span aria-hidden {...handlersOf('end')} className="absolute inset-y-0 right-0 w-2 cursor-ew-resize" />
    </li>
  );
});
