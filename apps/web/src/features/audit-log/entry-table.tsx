import type { AuditLogEntry } from '@mynah/contract/workspaces/audit-log';
import { activityText } from '#web/features/audit-log/activities.ts';
import type { AuditNames } from '#web/features/audit-log/audit-log.requests.ts';
import { detailsOf } from '#web/features/audit-log/entry-details.ts';
import { message, useMessages } from '#web/features/audit-log/messages.ts';
import { formatAgo, formatDateTime } from '#web/shared/format/times.ts';
import { DataTable } from '#web/ui/data-table.tsx';

type EntryTableProps = { entries: readonly AuditLogEntry[]; names: AuditNames };

/** On phones who and when stand below what. */
export function EntryTable({ entries, names }: EntryTableProps) {
  const t = useMessages();
  return (
    <DataTable
      label={t('title')}
      items={entries}
      keyOf={({ id }) => id}
      columns={[
        {
          title: t('what'),
          cell: (entry) => <What entry={entry} details={detailsOf(entry, names)} />,
          cellClass: 'h-13 max-w-90 py-2',
        },
        {
          title: t('who'),
          cell: ({ actor }) => whoText(actor.user),
          className: 'max-sm:hidden',
          cellClass: 'max-w-50 truncate',
        },
        {
          title: t('address'),
          cell: ({ device }) => device?.ip ?? '–',
          className: 'max-lg:hidden',
          cellClass: 'figures whitespace-nowrap text-12',
        },
        {
          title: t('time'),
          cell: (entry) => <Time entry={entry} />,
          className: 'max-sm:hidden',
          cellClass: 'whitespace-nowrap',
        },
      ]}
      hidesHeadOnPhones
    />
  );
}

function What({ entry, details }: { entry: AuditLogEntry; details: string }) {
  return (
    <>
      <span className="block font-medium text-ink">{activityText(entry.activity_name)}</span>
      {details && <span className="block break-words text-12 text-ink-3">{details}</span>}
      <span className="block text-12 text-ink-3 sm:hidden">
        {whoText(entry.actor.user)} · <Time entry={entry} />
      </span>
    </>
  );
}

function Time({ entry }: { entry: AuditLogEntry }) {
  return (
    <time dateTime={entry.time_dt} title={formatDateTime(new Date(entry.time))}>
      {formatAgo(new Date(entry.time))}
    </time>
  );
}

function whoText({ name, email_addr, uid }: AuditLogEntry['actor']['user']): string {
  return name ?? email_addr ?? (uid === null ? message('server') : message('formerUser'));
}
