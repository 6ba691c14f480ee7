import { Play } from 'lucide-react';
import { memo } from 'react';
import type { Line } from '#web/features/dubbing/document/dub-document.ts';
import { playLine } from '#web/features/dubbing/editor/actions.ts';
import { useOpenDub } from '#web/features/dubbing/editor/use-editor.ts';
import { LineBadges } from '#web/features/dubbing/lines/line-badges.tsx';
import { LineText } from '#web/features/dubbing/lines/line-text.tsx';
import { useMessages } from '#web/features/dubbing/messages.ts';
import { formatClock } from '#web/shared/format/times.ts';
import { speakerColor } from '#web/shared/speaker-colors.ts';
import { classNames } from '#web/ui/class-names.ts';
import { IconButton } from '#web/ui/icon-button.tsx';

interface LineRowProps {
  line: Line;
  speaker: string;
  /** Of the speaker in the list of speakers: the color. */
  place: number;
  isChosen: boolean;
  row: { index: number; top: number; count: number; measure: (element: HTMLElement | null) => void };
}

/** A line: when, who, what was said and what is said now. */
export const LineRow = memo(
  ({ line, speaker, place, isChosen, row }: LineRowProps) => {
    const t = useMessages();
    const { editor, transport, dub } = useOpenDub();
    const at = formatClock(line.startMs / 1000);
    return (
      <li
        ref={row.measure}
        data-index={row.index}
        aria-setsize={row.count}
        aria-posinset={row.index + 1}
        aria-current={isChosen || undefined}
        onFocus={() => editor.choose(line.id)}
        onPointerDown={() => editor.choose(line.id)}
        style={{ transform: `translateY(${row.top}px)` }}
        className={classNames(
          'absolute inset-x-0 top-0 flex gap-3 border-b py-2 pe-3 ps-2 max-sm:flex-col max-sm:gap-1',
          isChosen && 'bg-accent-soft',
        )}
      >
        <div className="flex w-29 shrink-0 items-start gap-1 max-sm:w-full max-sm:items-center">
          <IconButton
            size="sm"
            hideTooltip
            label={t('playLineAt', { at })}
            onClick={() => {
              editor.choose(line.id);
              playLine(editor, transport);
            }}
          >
            <Play aria-hidden />
          </IconButton>
          <div className="min-w-0 pt-1 max-sm:flex max-sm:gap-2 max-sm:pt-0">
            <p className="figures text-12 text-ink-2">{at}</p>
            <p className="truncate text-12" style={{ color: speakerColor(place).ink }}>
              {speaker}
            </p>
          </div>
        </div>
        <div className="min-w-0 flex-1">
          <LineText
            line={line}
            field="sourceText"
            label={t('sourceOf', { at })}
            language={dub.sourceLanguage}
          />
        </div>
        <div className="min-w-0 flex-1">
          <LineText line={line} field="text" label={t('targetOf', { at })} language={dub.language} />
          <LineBadges line={line} />
        </div>
      </li>
    );
  },
  (one, other) =>
    one.line === other.line &&
    one.speaker === other.speaker &&
    one.place === other.place &&
    one.isChosen === other.isChosen &&
    one.row.index === other.row.index &&
    one.row.top === other.row.top &&
    one.row.count === other.row.count,
);
