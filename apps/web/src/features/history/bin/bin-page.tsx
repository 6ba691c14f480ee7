import type { DeletedItem } from '@mynah/contract/history/bin';
import { binDays } from '@mynah/contract/history/history-sources';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { ArrowLeft, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { binQuery, emptyBin } from '#web/features/history/bin/bin.requests.ts';
import { BinRow } from '#web/features/history/bin/bin-row.tsx';
import { HISTORY_PATH } from '#web/features/history/history-path.ts';
import { message, useMessages } from '#web/features/history/messages.ts';
import { useIsViewer } from '#web/shared/account/roles.ts';
import { useRefreshOn } from '#web/shared/events/use-refresh-on.ts';
import { Link } from '#web/shared/routing/index.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { confirm } from '#web/ui/confirm.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ListFrame } from '#web/ui/list-frame.tsx';
import { SkeletonRows } from '#web/ui/skeleton-rows.tsx';
import { toast } from '#web/ui/toast.tsx';

/** What was deleted from the history, while it can be restored. */
export function Page() {
  const t = useMessages();
  const query = useInfiniteQuery(binQuery);
  const items = query.data?.pages.flatMap(({ history }) => history);
  useRefreshOn('history.deleted', binQuery.queryKey);
  useRefreshOn('history.restored', binQuery.queryKey);
  useRefreshOn('history.erased', binQuery.queryKey);
  return (
    <div className="mx-auto flex w-full max-w-240 flex-col gap-4 px-6 py-6 max-sm:px-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <Link to={HISTORY_PATH} className={`${buttonClass({ variant: 'ghost', size: 'sm' })} -ms-3`}>
          <ArrowLeft aria-hidden />
          {t('title')}
        </Link>
        <p className="min-w-50 flex-1 text-13 text-ink-2 max-sm:order-last max-sm:basis-full">
          {t('binText', { count: binDays })}
        </p>
        {items !== undefined && items.length > 0 && <EmptyButton />}
      </div>
      <ListFrame<DeletedItem>
        query={{ ...query, data: items }}
        loading={<SkeletonRows label={t('binLoading')} cells={['h-4 w-1/2', 'h-4 w-24']} rowClass="h-17" />}
        failed={t('binFailed')}
        empty={
          <EmptyState icon={<Trash2 aria-hidden />} title={t('binEmptyTitle')} text={t('binEmptyText')} />
        }
        more={t('binMore')}
      >
        {(shown) => (
          <Card>
            <ul aria-label={t('binList')} className="divide-y">
              {shown.map((item) => (
                <BinRow key={item.history_item_id} item={item} />
              ))}
            </ul>
          </Card>
        )}
      </ListFrame>
    </div>
  );
}

function EmptyButton() {
  const t = useMessages();
  const client = useQueryClient();
  const isViewer = useIsViewer();
  const [isBusy, setBusy] = useState(false);
  if (isViewer) return null;
  const empty = async () => {
    const isSure = await confirm({
      title: message('binEmptyQuestion'),
      description: message('eraseText'),
      confirmLabel: message('erase'),
      isDanger: true,
    });
    if (!isSure) return;
    setBusy(true);
    try {
      const { erased } = await emptyBin();
      toast.success(message('erased', { count: erased }));
    } catch (error) {
      toast.failure(error);
    } finally {
      await client.invalidateQueries({ queryKey: binQuery.queryKey });
      setBusy(false);
    }
  };
  return (
    <Button size="sm" isBusy={isBusy} onClick={() => void empty()}>
      {t('eraseAll')}
    </Button>
  );
}
