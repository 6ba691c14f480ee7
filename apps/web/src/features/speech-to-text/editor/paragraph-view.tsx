import { Pencil } from 'lucide-react';
import { type MouseEvent, memo, useState } from 'react';
import { useEditor } from '#web/features/speech-to-text/editor/editor-context.tsx';
import { ParagraphForm } from '#web/features/speech-to-text/editor/paragraph-form.tsx';
import type { Paragraph } from '#web/features/speech-to-text/editor/paragraphs.ts';
import { SpeakerMenu } from '#web/features/speech-to-text/editor/speaker-menu.tsx';
import { useMessages } from '#web/features/speech-to-text/messages.ts';
import { formatClock } from '#web/shared/format/times.ts';
import { IconButton } from '#web/ui/icon-button.tsx';

type ParagraphViewProps = {
  paragraph: Paragraph;
  index: number;
  isSameSpeaker: boolean;
  /** Absent without sound. */
  onPlay: ((seconds: number) => void) | undefined;
};

export const ParagraphView = memo(function ParagraphView(props: ParagraphViewProps) {
  const { paragraph, index, isSameSpeaker, onPlay } = props;
  const t = useMessages();
  const { details } = useEditor();
  const [isEditing, setEditing] = useState(false);
  const time = formatClock(paragraph.startSeconds);
  const hasChannels = details.channels.length > 1;
  return (
    <li className="group/paragraph relative flex flex-col gap-0.5 rounded-lg px-3 py-2 [contain-intrinsic-size:auto_90px] [content-visibility:auto] focus-within:bg-hover hover:bg-hover max-sm:-mx-3">
      <div className="flex min-h-8 items-center gap-2">
        {paragraph.speakerId !== null && (!isSameSpeaker || hasChannels) && (
          <SpeakerMenu paragraph={paragraph} />
        )}
        {hasChannels && (
          <span className="text-12 text-ink-3">{t('channel', { number: paragraph.channel + 1 })}</span>
        )}
        {onPlay ? (
          <button
            type="button"
            aria-label={t('playFrom', { time })}
            onClick={() => onPlay(paragraph.startSeconds)}
            className="figures rounded-sm px-1 text-12 text-ink-3 hover:text-ink"
          >
            {time}
          </button>
        ) : (
          <span className="figures px-1 text-12 text-ink-3">{time}</span>
        )}
        <IconButton
          size="sm"
          label={t('editParagraph', { time })}
          hideTooltip
          aria-expanded={isEditing}
          onClick={() => setEditing(!isEditing)}
          className="ms-auto opacity-0 focus-visible:opacity-100 group-hover/paragraph:opacity-100 pointer-coarse:opacity-100"
        >
          <Pencil aria-hidden />
        </IconButton>
      </div>
      {isEditing ? (
        <ParagraphForm paragraph={paragraph} onClose={() => setEditing(false)} />
      ) : (
        // The time beside it does the same by keyboard; a press on a word is a shorter way.
        // biome-ignore lint/a11y/useKeyWithClickEvents: see above
        <p
          data-text={index}
          onClick={(event) => onPlay && playWordAt(event, paragraph, onPlay)}
          className="cursor-text text-pretty text-15 leading-7 [overflow-wrap:anywhere]"
        >
          {paragraph.text}
        </p>
      )}
    </li>
  );
});

/** The text is one node: the word is found by the letter under the pointer. Whoever selects text wants no sound. */
function playWordAt(event: MouseEvent, { words }: Paragraph, onPlay: (seconds: number) => void): void {
  if (!document.getSelection()?.isCollapsed) return;
  const offset = letterAt(event.clientX, event.clientY);
  const word = words.find(({ from, to }) => offset >= from && offset <= to);
  if (word) onPlay(word.startSeconds);
}

function letterAt(x: number, y: number): number {
  // Safari knows the older name alone.
  const position = document.caretPositionFromPoint?.(x, y);
  if (position) return position.offset;
  return document.caretRangeFromPoint?.(x, y)?.startOffset ?? -1;
}
