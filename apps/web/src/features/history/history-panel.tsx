import type { HistorySource } from '@mynah/contract/history/history-sources';
import { useQuery } from '@tanstack/react-query';
import { AudioLines } from 'lucide-react';
import { latestQuery } from '#web/features/history/history.requests.ts';
import { HISTORY_PATH } from '#web/features/history/history-path.ts';
import { ItemLine } from '#web/features/history/item-line.tsx';
import { ItemMenu } from '#web/features/history/item-menu.tsx';
import { LoadingRows } from '#web/features/history/loading-rows.tsx';
import { useMessages } from '#web/features/history/messages.ts';
import { PlayButton } from '#web/features/history/play-button.tsx';
import { useRenewHistory } from '#web/features/history/use-renew-history.ts';
import { titleOf } from '#web/shared/audio-items/generation-kinds.ts';
import { dateOfUnix, formatAgo, formatLength } from '#web/shared/format/times.ts';
import { Link } from '#web/shared/routing/index.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';

/** The latest items, of one kind or of all. */
export function HistoryPanel({ source }: { source?: HistorySource }) {
  const t = useMessages();
  const query = useQuery(latestQuery(source));
  useRenewHistory();
  if (query.isPending) return <LoadingRows />;
  if (query.isError && !query.data) {
    return <ErrorState error={query.error} title={t('failed')} onRetry={() => void query.refetch()} />;
  }
  const items = query.data;
  if (items.length === 0) {
    return <EmptyState icon={<AudioLines aria-hidden />} title={t('emptyTitle')} text={t('emptyText')} />;
  }
  return (
    <>
      <ul aria-label={t('list')}>
        {items.map((item) => (
          <li
            key={item.history_item_id}
            className="group/row flex items-center gap-3 border-b px-5 py-3 transition-colors hover:bg-hover"
          >
            <PlayButton item={item} />
            <div className="min-w-0 flex-1">
              <p className="line-clamp-2 text-13 text-ink">{titleOf(item)}</p>
              <p className="truncate text-12 text-ink-3">
                <ItemLine item={item} />
                {` · ${formatAgo(dateOfUnix(item.date_unix))}`}
                {item.duration_ms !== null && ` · ${formatLength(item.duration_ms / 1000)}`}
              </p>
            </div>
            <ItemMenu item={item} />
          </li>
        ))}
      </ul>
      <div className="p-4 text-center">
        <Link to={HISTORY_PATH} search={source && { source }} className={buttonClass({ size: 'sm' })}>
          {t('seeAll')}
        </Link>
      </div>
    </>
  );
}
