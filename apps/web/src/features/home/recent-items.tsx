import type { HistoryItem } from '@mynah/contract/history/history';
import { AudioLines } from 'lucide-react';
import { PlayButton } from '#web/features/history/index.ts';
import { useMessages } from '#web/features/home/messages.ts';
import { useRecentItems } from '#web/features/home/recent.requests.ts';
import { Section } from '#web/features/home/section.tsx';
import { faceOf, titleOf } from '#web/shared/audio-items/generation-kinds.ts';
import { dateOfUnix, formatAgo, formatLength } from '#web/shared/format/times.ts';
import { useHasPage } from '#web/shared/pages.ts';
import { Link } from '#web/shared/routing/index.ts';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

const HISTORY_PATH = '/app/speech-synthesis/text-to-speech/history';
const ROWS_WHILE_LOADING = ['a', 'b', 'c', 'd', 'e', 'f'];

export function RecentItems() {
  const t = useMessages();
  const hasHistory = useHasPage(HISTORY_PATH);
  return (
    <Section
      title={t('recent')}
      aside={
        hasHistory && (
          <Link to={HISTORY_PATH} className="rounded-sm font-medium text-12 text-ink-2 hover:text-ink">
            {t('recentAll')}
          </Link>
        )
      }
    >
      <Card className="overflow-hidden">
        <RecentList />
      </Card>
    </Section>
  );
}

function RecentList() {
  const t = useMessages();
  const recent = useRecentItems();
  if (recent.isPending) return <LoadingRows label={t('recentLoading')} />;
  if (recent.isError) {
    return (
      <ErrorState error={recent.error} title={t('recentFailed')} onRetry={() => void recent.refetch()} />
    );
  }
  if (recent.data.history.length === 0) {
    return (
      <EmptyState
        icon={<AudioLines aria-hidden />}
        title={t('recentEmptyTitle')}
        text={t('recentEmptyText')}
      />
    );
  }
  return (
    <ul className="divide-y">
      {recent.data.history.map((item) => (
        <RecentRow key={item.history_item_id} item={item} />
      ))}
    </ul>
  );
}

/** Heard at once by its mark; the rest of the row leads to it in the history. */
function RecentRow({ item }: { item: HistoryItem }) {
  const hasHistory = useHasPage(HISTORY_PATH);
  const facts = [item.voice_name || faceOf(item).label, formatAgo(dateOfUnix(item.date_unix))];
  const titleClass = 'block truncate text-13 text-ink';
  return (
    <li className={`relative ${rowClass} transition-colors hover:bg-hover`}>
      <span className="z-1 grid">
        <PlayButton item={item} />
      </span>
      <span className="min-w-0 flex-1">
        {hasHistory ? (
          <Link
            to={HISTORY_PATH}
            search={{ item: item.history_item_id }}
            className={`${titleClass} after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-focus focus-visible:after:-outline-offset-2`}
          >
            {titleOf(item)}
          </Link>
        ) : (
          <span className={titleClass}>{titleOf(item)}</span>
        )}
        <span className="block truncate text-12 text-ink-3">{facts.join(' · ')}</span>
      </span>
      {item.duration_ms !== null && (
        <span className="figures text-12 text-ink-3">{formatLength(item.duration_ms / 1000)}</span>
      )}
    </li>
  );
}

const rowClass = 'flex h-16 items-center gap-3 px-4';

function LoadingRows({ label }: { label: string }) {
  return (
    <div role="status" aria-label={label} className="divide-y">
      {ROWS_WHILE_LOADING.map((row) => (
        <div key={row} className={rowClass}>
          <Skeleton isRound className="size-9" />
          <div className="flex flex-1 flex-col gap-1.5">
            <Skeleton className="h-4 w-3/4" />
            <Skeleton className="h-3.5 w-32" />
          </div>
        </div>
      ))}
    </div>
  );
}
