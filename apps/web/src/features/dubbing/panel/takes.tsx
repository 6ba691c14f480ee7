import type { Line } from '#web/features/dubbing/document/dub-document.ts';
import { takeUp } from '#web/features/dubbing/editor/actions.ts';
import { useFacts, useOpenDub } from '#web/features/dubbing/editor/use-editor.ts';
import { useMessages } from '#web/features/dubbing/messages.ts';
import { formatClock } from '#web/shared/format/times.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';

/** What was spoken of the line before: each can be had again. */
export function Takes({ line }: { line: Line }) {
  const t = useMessages();
  const { editor, canEdit } = useOpenDub();
  const facts = useFacts(line.id);
  if (!facts || facts.takes.length === 0) return null;
  return (
    <section aria-label={t('takes')} className="flex flex-col gap-2">
      <h2 className="font-medium text-13 text-ink">{t('takes')}</h2>
      <ol className="flex flex-col divide-y rounded-lg border bg-surface">
        {facts.takes.map((take, index) => {
          const name = t('take', { number: facts.takes.length - index });
          return (
            <li key={take.id} className="flex items-center gap-3 px-3 py-2">
              <div className="min-w-0 flex-1">
                <p className="font-medium text-12 text-ink">
                  {name}
                  <span className="figures font-normal text-ink-3">
                    {' '}
                    · {formatClock(take.durationMs / 1000)}
                  </span>
                </p>
                <p className="truncate text-12 text-ink-2">{take.text}</p>
              </div>
              {facts.sound?.takeId === take.id ? (
                <Badge tone="positive">{t('inUse')}</Badge>
              ) : (
                canEdit && (
                  <Button size="sm" onClick={() => void takeUp(editor, line.id, take.id)}>
                    {t('use')}
                    <span className="sr-only"> {name}</span>
                  </Button>
                )
              )}
            </li>
          );
        })}
      </ol>
    </section>
  );
}
