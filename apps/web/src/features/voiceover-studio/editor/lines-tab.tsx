import { LineText } from '#web/features/voiceover-studio/editor/line-text.tsx';
import { useOpenVoiceover, useTimeline } from '#web/features/voiceover-studio/editor/use-editor.ts';
import { useMessages } from '#web/features/voiceover-studio/messages.ts';
import { formatClock } from '#web/shared/format/times.ts';
import { Button } from '#web/ui/button.tsx';

/** All that is said, in order: read and written without the timeline, as on a phone. */
export function LinesTab({ onOpen }: { onOpen: () => void }) {
  const t = useMessages();
  const { editor, transport } = useOpenVoiceover();
  const lines = useTimeline()
    .clips.filter(({ text }) => text !== null)
    .toSorted((one, other) => one.start_ms - other.start_ms);
  if (lines.length === 0) return <p className="text-13 text-ink-2">{t('noLines')}</p>;
  return (
    <ol className="flex flex-col gap-4">
      {lines.map((clip) => {
        const at = formatClock(clip.start_ms / 1000);
        return (
          <li
            key={clip.clip_id}
            className="flex flex-col gap-1 [contain-intrinsic-size:auto_110px] [content-visibility:auto]"
          >
            <div className="flex items-center justify-between">
              <Button size="sm" variant="ghost" onClick={() => transport.seek(clip.start_ms)}>
                <span className="figures">{at}</span>
              </Button>
              <Button
                size="sm"
                variant="ghost"
                onClick={() => {
                  editor.choose(clip.clip_id);
                  onOpen();
                }}
              >
                {t('clip')}
                <span className="sr-only"> {at}</span>
              </Button>
            </div>
            <LineText clip={clip} label={`${t('text')} ${at}`} />
          </li>
        );
      })}
    </ol>
  );
}
