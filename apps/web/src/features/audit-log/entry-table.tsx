import type { AuditLogEntry } from '@mynah/contract/audit-log';
import { activityText } from '#web/features/audit-log/activities.ts';
import type { AuditNames } from '#web/features/audit-log/audit-log.requests.ts';
import { detailsOf } from '#web/features/audit-log/entry-details.ts';
import { useMessages } from '#web/features/audit-log/messages.ts';
import { formatAgo, formatDateTime } from '#web/shared/format/times.ts';
import { Card } from '#web/ui/card.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Cell, HeaderCell, Row, Table } from '#web/ui/table.tsx';

type EntryTableProps = { entries: readonly AuditLogEntry[]; names: AuditNames };

/** On phones who and when stand below what. */
export function EntryTable({ entries, names }: EntryTableProps) {
  const t = useMessages();
  return (
    <Table label={t('title')}>
      <thead className="max-sm:hidden">
        <tr>
          <HeaderCell>{t('what')}</HeaderCell>
          <HeaderCell className="max-sm:hidden">{t('who')}</HeaderCell>
          <HeaderCell className="max-lg:hidden">{t('address')}</HeaderCell>
          <HeaderCell className="max-sm:hidden">{t('time')}</HeaderCell>
        </tr>
      </thead>
      <tbody>
        {entries.map((entry) => (
          <EntryRow key={entry.id} entry={entry} details={detailsOf(entry, names)} />
        ))}
      </tbody>
    </Table>
  );
}

function EntryRow({ entry, details }: { entry: AuditLogEntry; details: string }) {
  const who = useWho(entry.actor.user);
  return (
    <Row>
      <Cell className="h-13 max-w-90 py-2">
        <span className="block font-medium text-ink">{activityText(entry.activity_name)}</span>
        {details && <span className="block break-words text-12 text-ink-3">{details}</span>}
        <span className="block text-12 text-ink-3 sm:hidden">
          {who} · <Time entry={entry} />
        </span>
      </Cell>
      <Cell className="max-w-50 truncate max-sm:hidden">{who}</Cell>
      <Cell className="figures whitespace-nowrap text-12 max-lg:hidden">{entry.device?.ip ?? '–'}</Cell>
      <Cell className="whitespace-nowrap max-sm:hidden">
        <Time entry={entry} />
      </Cell>
    </Row>
  );
}

function Time({ entry }: { entry: AuditLogEntry }) {
  return (
    <time dateTime={entry.time_dt} title={formatDateTime(new Date(entry.time))}>
      {formatAgo(new Date(entry.time))}
    </time>
  );
}

function useWho({ name, email_addr, uid }: AuditLogEntry['actor']['user']): string {
  const t = useMessages();
  return name ?? email_addr ?? (uid === null ? t('server') : t('formerUser'));
}

const ROWS = ['a', 'b', 'c', 'd', 'e', 'f'];

export function EntryTableSkeleton({ label }: { label: string }) {
  return (
    <Card role="status" aria-label={label}>
      <div className="h-10 border-b" />
      {ROWS.map((row) => (
        <div key={row} className="flex h-13 items-center gap-10 border-b px-4 last:border-b-0">
          <Skeleton className="h-4 w-44" />
          <Skeleton className="h-4 w-24 max-sm:hidden" />
        </div>
      ))}
    </Card>
  );
}
