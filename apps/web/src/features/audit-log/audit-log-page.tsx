import type { AuditLogEntry } from '@mynah/contract/audit-log';
import { Download, Lock, ScrollText } from 'lucide-react';
import { useAuditLog, useDownloadAuditLog } from '#web/features/audit-log/audit-log.requests.ts';
import { useMessages } from '#web/features/audit-log/messages.ts';
import { useUser } from '#web/shared/account/account.requests.ts';
import { useIsAdmin } from '#web/shared/account/roles.ts';
import { formatAgo } from '#web/shared/format/times.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { okOrToast } from '#web/ui/ok-or-toast.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Cell, HeaderCell, Row, Table } from '#web/ui/table.tsx';

export function Page() {
  const t = useMessages();
  const isAdmin = useIsAdmin();
  const isKnown = useUser().isSuccess;
  const download = useDownloadAuditLog();
  if (isKnown && !isAdmin) {
    return (
      <Card className="mt-8">
        <EmptyState icon={<Lock aria-hidden />} title={t('adminsOnly')} text={t('adminsOnlyText')} />
      </Card>
    );
  }
  return (
    <div className="flex flex-col gap-5 pt-8">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <p className="max-w-130 text-balance text-13 text-ink-2">{t('intro')}</p>
        <Button isBusy={download.isPending} onClick={() => void okOrToast(download.mutateAsync())}>
          <Download aria-hidden />
          {t('download')}
        </Button>
      </div>
      <Entries isWanted={isAdmin} />
    </div>
  );
}

function Entries({ isWanted }: { isWanted: boolean }) {
  const t = useMessages();
  const log = useAuditLog(isWanted);
  if (log.isPending) {
    return (
      <div role="status" aria-label={t('loading')}>
        <Skeleton className="h-60" />
      </div>
    );
  }
  if (log.isError) {
    return (
      <Card>
        <ErrorState error={log.error} title={t('failed')} onRetry={() => void log.refetch()} />
      </Card>
    );
  }
  const entries = log.data.pages.flatMap((page) => page.entries);
  if (entries.length === 0) {
    return (
      <Card>
        <EmptyState icon={<ScrollText aria-hidden />} title={t('emptyTitle')} text={t('emptyText')} />
      </Card>
    );
  }
  return (
    <>
      <EntryTable entries={entries} />
      {log.hasNextPage && (
        <Button
          className="self-center"
          isBusy={log.isFetchingNextPage}
          onClick={() => void log.fetchNextPage()}
        >
          {t('more')}
        </Button>
      )}
    </>
  );
}

function EntryTable({ entries }: { entries: readonly AuditLogEntry[] }) {
  const t = useMessages();
  return (
    <Table label={t('title')}>
      <thead>
        <tr>
          <HeaderCell>{t('what')}</HeaderCell>
          <HeaderCell>{t('who')}</HeaderCell>
          <HeaderCell className="max-md:hidden">{t('address')}</HeaderCell>
          <HeaderCell>{t('time')}</HeaderCell>
        </tr>
      </thead>
      <tbody>
        {entries.map((entry) => (
          <Row key={entry.id}>
            <Cell className="h-12 font-medium text-ink">{entry.activity_name}</Cell>
            <Cell className="max-w-50 truncate">
              <Who user={entry.actor.user} />
            </Cell>
            <Cell className="figures text-12 max-md:hidden">{entry.device?.ip}</Cell>
            <Cell className="whitespace-nowrap">
              <time dateTime={entry.time_dt} title={entry.time_dt}>
                {formatAgo(new Date(entry.time))}
              </time>
            </Cell>
          </Row>
        ))}
      </tbody>
    </Table>
  );
}

function Who({ user }: { user: AuditLogEntry['actor']['user'] }) {
  const t = useMessages();
  return user.name ?? user.email_addr ?? (user.uid === null ? t('server') : t('gone'));
}
