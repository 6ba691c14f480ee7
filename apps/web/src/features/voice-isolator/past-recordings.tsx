import type { IsolationHistoryItem } from '@mynah/contract/speech/audio-isolation';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { AudioLines, Film, Trash2 } from 'lucide-react';
import { tellDeleted } from '#web/features/history/index.ts';
import { pastQuery, removeIsolation } from '#web/features/voice-isolator/isolation.requests.ts';
import { useMessages } from '#web/features/voice-isolator/messages.ts';
import { useRefreshOn } from '#web/shared/events/use-refresh-on.ts';
import { dateOfUnix, formatAgo, formatLength } from '#web/shared/format/times.ts';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { toast } from '#web/ui/toast.tsx';

type PastProps = { openId: string | undefined; onOpen: (id: string | undefined) => void };

/** What was isolated before, newest first. */
export function PastRecordings({ openId, onOpen }: PastProps) {
  const t = useMessages();
  const list = useInfiniteQuery(pastQuery);
  useRefreshOn('history.restored', pastQuery.queryKey);
  const items = list.data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <section aria-labelledby="past-recordings">
      <h2 id="past-recordings" className="mb-2 font-medium text-13 text-ink-2">
        {t('past')}
      </h2>
      {list.isPending ? (
        <div role="status" aria-label={t('pastLoading')} className="flex flex-col gap-2">
          <Skeleton className="h-13" />
          <Skeleton className="h-13" />
        </div>
      ) : list.isError && !list.data ? (
        <ErrorState error={list.error} title={t('pastFailed')} onRetry={() => void list.refetch()} />
      ) : items.length === 0 ? (
        <EmptyState icon={<AudioLines aria-hidden />} title={t('pastEmpty')} text={t('pastEmptyText')} />
      ) : (
        <ul className="divide-y overflow-hidden rounded-xl border bg-surface">
          {items.map((item) => (
            <PastRow key={item.id} item={item} isOpen={item.id === openId} onOpen={onOpen} />
          ))}
        </ul>
      )}
      {list.hasNextPage && (
        <Button
          size="sm"
          className="mt-3"
          isBusy={list.isFetchingNextPage}
          onClick={() => void list.fetchNextPage()}
        >
          {t('more')}
        </Button>
      )}
    </section>
  );
}

type RowProps = { item: IsolationHistoryItem; isOpen: boolean; onOpen: (id: string | undefined) => void };

function PastRow({ item, isOpen, onOpen }: RowProps) {
  const t = useMessages();
  const client = useQueryClient();
  const title = item.title ?? t('untitled');
  const remove = async () => {
    try {
      await removeIsolation(item.id);
      tellDeleted(client, [item.id]);
      if (isOpen) onOpen(undefined);
      await client.invalidateQueries({ queryKey: pastQuery.queryKey });
      void client.invalidateQueries({ queryKey: ['history'] });
    } catch (error) {
      toast.failure(error);
    }
  };
  const Sign = item.supports_video ? Film : AudioLines;
  return (
    <li className={classNames('flex items-center gap-2 pe-2', isOpen && 'bg-active')}>
      <button
        type="button"
        aria-current={isOpen || undefined}
        onClick={() => onOpen(item.id)}
        className="flex min-w-0 flex-1 items-center gap-3 px-4 py-3 text-start hover:bg-hover"
      >
        <Sign aria-hidden className="size-4 shrink-0 text-ink-3" />
        <span className="sr-only">{t('open')} </span>
        <span className="min-w-0 flex-1 truncate">{title}</span>
        <span className="figures text-12 text-ink-2">{formatLength(item.duration_seconds ?? 0)}</span>
        <span className="text-12 text-ink-2 max-sm:hidden">
          {formatAgo(dateOfUnix(item.created_at_unix))}
        </span>
      </button>
      <IconButton size="sm" label={`${t('remove')}: ${title}`} onClick={() => void remove()}>
        <Trash2 aria-hidden />
      </IconButton>
    </li>
  );
}
