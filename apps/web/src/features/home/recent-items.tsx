import type { HistoryItem } from '@mynah/contract/history/history';
import { Link } from '@tanstack/react-router';
import { AudioLines } from 'lucide-react';
import { useId } from 'react';
import { useMessages } from '#web/features/home/messages.ts';
import { useRecentItems } from '#web/features/home/recent.requests.ts';
import { faceOf, titleOf } from '#web/shared/audio-items/generation-kinds.ts';
import { dateOfUnix, formatAgo } from '#web/shared/format/times.ts';
import { useHasPage } from '#web/shared/pages.ts';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { VoiceOrb } from '#web/ui/voice-orb.tsx';

const HISTORY_PATH = '/app/speech-synthesis/text-to-speech/history';
const ROWS_WHILE_LOADING = ['a', 'b', 'c', 'd', 'e', 'f'];

export function RecentItems() {
  const t = useMessages();
  const id = useId();
  const hasHistory = useHasPage(HISTORY_PATH);
  return (
    <section aria-labelledby={id} className="min-w-0">
      <div className="mb-3 flex items-baseline justify-between">
        <h2 id={id} className="font-semibold text-15 tracking-[-0.01em]">
          {t('recent')}
        </h2>
        {hasHistory && (
          <Link to={HISTORY_PATH} className="rounded-sm font-medium text-12 text-ink-2 hover:text-ink">
            {t('recentAll')}
          </Link>
        )}
      </div>
      <Card className="overflow-hidden">
        <RecentList />
      </Card>
    </section>
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
    <ul>
      {recent.data.history.map((item) => (
        <RecentRow key={item.history_item_id} item={item} />
      ))}
    </ul>
  );
}

function RecentRow({ item }: { item: HistoryItem }) {
  const hasHistory = useHasPage(HISTORY_PATH);
  const name = item.voice_name ?? '';
  const { label, icon: Icon } = faceOf(item);
  const content = (
    <>
      {item.voice_id === null ? (
        <span
          aria-hidden
          className="grid size-8 shrink-0 place-items-center rounded-full bg-sunken text-ink-2"
        >
          <Icon className="size-4" />
        </span>
      ) : (
        <VoiceOrb id={item.voice_id} name={name} size={32} />
      )}
      <span className="min-w-0 flex-1">
        <span className="block truncate text-13 text-ink">{titleOf(item)}</span>
        <span className="block truncate text-12 text-ink-3">
          {[name || (item.text ? label : ''), formatAgo(dateOfUnix(item.date_unix))]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </span>
    </>
  );
  return (
    <li className="border-b last:border-b-0">
      {hasHistory ? (
        <Link
          to={HISTORY_PATH}
          search={{ item: item.history_item_id }}
          className={`${rowClass} transition-colors hover:bg-hover focus-visible:-outline-offset-2`}
        >
          {content}
        </Link>
      ) : (
        <div className={rowClass}>{content}</div>
      )}
    </li>
  );
}

const rowClass = 'flex h-16 items-center gap-3 px-4';

function LoadingRows({ label }: { label: string }) {
  return (
    <div role="status" aria-label={label}>
      {ROWS_WHILE_LOADING.map((row) => (
        <div key={row} className={`${rowClass} border-b last:border-b-0`}>
          <Skeleton isRound className="size-8" />
          <div className="flex flex-1 flex-col gap-1.5">
            <Skeleton className="h-4 w-3/4" />
            <Skeleton className="h-3.5 w-32" />
          </div>
        </div>
      ))}
    </div>
  );
}
