import { Languages } from 'lucide-react';
import type { LiveLine } from '#web/features/dubbing/live/live-lines.ts';
import type { LiveFault } from '#web/features/dubbing/live/live-order.ts';
import type { LiveView } from '#web/features/dubbing/live/live-translator.ts';
import { useMessages } from '#web/features/dubbing/live/messages.ts';
import { formatTenths } from '#web/shared/format/numbers.ts';
import { formatClock } from '#web/shared/format/times.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { useFollowedEnd } from '#web/ui/use-followed-end.ts';

interface LiveLinesProps {
  live: LiveView;
  fault: LiveFault | undefined;
}

/** What was said and what became of it, one below the other as it comes. */
export function LiveLines({ live: { lines, partial, state, failure }, fault }: LiveLinesProps) {
  const t = useMessages();
  const scroller = useFollowedEnd<HTMLDivElement>(`${lines.length} ${lines.at(-1)?.translation} ${partial}`);
  return (
    <>
      <div ref={scroller} className="min-h-0 flex-1 overflow-y-auto">
        {lines.length > 0 || partial !== '' ? (
          <div role="log" aria-label={t('lines')}>
            <ol className="mx-auto flex max-w-220 flex-col gap-4 px-10 py-8 max-xl:px-6 max-sm:px-4 max-sm:py-5">
              {lines.map((line) => (
                <Line key={line.id} line={line} />
              ))}
              {/* It changes with every word: read out is only what stays. */}
              {partial && (
                <li aria-hidden className="ms-14 text-15 text-ink-3">
                  {partial}
                </li>
              )}
            </ol>
          </div>
        ) : (
          <EmptyState
            className="h-full justify-center"
            icon={<Languages aria-hidden />}
            title={state === 'idle' ? t('emptyTitle') : t(state)}
            text={state === 'idle' && fault ? t(fault) : t('emptyText')}
          />
        )}
      </div>
      {failure && (
        <p role="alert" className="border-t bg-danger-soft px-6 py-2.5 text-13 text-danger">
          {failure}
        </p>
      )}
    </>
  );
}

function Line({ line: { startS, said, translation, delayS } }: { line: LiveLine }) {
  const t = useMessages();
  return (
    <li className="flex gap-4">
      <span className="figures w-10 shrink-0 pt-0.5 text-12 text-ink-3">{formatClock(startS)}</span>
      <div className="grid min-w-0 flex-1 grid-cols-2 gap-x-6 gap-y-0.5 text-15 max-sm:grid-cols-1">
        <p className="text-ink-2 [overflow-wrap:anywhere]">{said}</p>
        <p className="text-ink [overflow-wrap:anywhere]">
          {translation ?? <span className="text-ink-3">{t('translating')}</span>}
          {delayS !== undefined && (
            <span className="figures ms-2 whitespace-nowrap text-12 text-ink-3">
              {t('delay', { seconds: formatTenths(delayS) })}
            </span>
          )}
        </p>
      </div>
    </li>
  );
}
