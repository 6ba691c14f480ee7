import type { ApiKey } from '@mynah/contract/workspaces/workspaces';
import type { ReactNode } from 'react';
import { message, useMessages } from '#web/features/api-keys/messages.ts';
import { formatCount } from '#web/shared/format/numbers.ts';
import { dateOfUnix, formatAgo, formatDate } from '#web/shared/format/times.ts';
import { Badge } from '#web/ui/badge.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { DataTable } from '#web/ui/data-table.tsx';

type KeyTableProps<Key extends ApiKey> = {
  label: string;
  keys: readonly Key[];
  /** Below another heading of the same card. */
  isInset?: boolean;
  actionsOf: (apiKey: Key) => ReactNode;
};

/** On phones what the columns say stands below the name. */
export function KeyTable<Key extends ApiKey>({ label, keys, isInset, actionsOf }: KeyTableProps<Key>) {
  const t = useMessages();
  return (
    <DataTable
      label={label}
      items={keys}
      keyOf={({ key_id }) => key_id}
      columns={[
        {
          title: t('columnName'),
          cell: (apiKey) => <KeyName apiKey={apiKey} />,
          cellClass: 'h-15 max-w-60 max-sm:py-2',
        },
        {
          title: t('columnKey'),
          cell: ({ hint }) => hint,
          className: 'max-sm:hidden',
          cellClass: 'figures whitespace-nowrap text-12',
        },
        {
          title: t('columnAccess'),
          cell: (apiKey) => <Access apiKey={apiKey} />,
          className: 'max-md:hidden',
          cellClass: 'whitespace-nowrap',
        },
        {
          title: t('columnUsage'),
          cell: usageText,
          className: 'max-md:hidden',
          cellClass: 'figures whitespace-nowrap text-12',
        },
        {
          title: t('columnLastUsed'),
          cell: ({ last_used_at_unix: at }) => (at === null ? t('never') : formatAgo(dateOfUnix(at))),
          className: 'max-sm:hidden',
          cellClass: 'whitespace-nowrap',
        },
      ]}
      actions={{ title: t('columnActions'), of: actionsOf }}
      hidesHeadOnPhones
      isInset={isInset}
    />
  );
}

function KeyName({ apiKey }: { apiKey: ApiKey }) {
  const t = useMessages();
  const made = t('created', { date: formatDate(dateOfUnix(apiKey.created_at_unix)) });
  const ending = endingText(apiKey);
  const usage = t('credits', { usage: usageText(apiKey) });
  return (
    <>
      <span className="flex items-center gap-2">
        <span className={classNames('truncate font-medium', apiKey.is_disabled ? 'text-ink-3' : 'text-ink')}>
          {apiKey.name}
        </span>
        {apiKey.is_disabled && <Badge>{t('disabled')}</Badge>}
        {isOver(apiKey) && <Badge tone="danger">{t('expired')}</Badge>}
      </span>
      <span className="figures block text-12 text-ink-3 sm:hidden">{apiKey.hint}</span>
      <span className="block text-12 text-ink-3 max-sm:hidden">
        {[made, ending].filter(Boolean).join(' · ')}
      </span>
      <span className="block text-12 text-ink-3 md:hidden">
        {[accessText(apiKey), usage, ending].filter(Boolean).join(' · ')}
      </span>
    </>
  );
}

function Access({ apiKey }: { apiKey: ApiKey }) {
  const t = useMessages();
  const { allowed_ips: addresses } = apiKey;
  return (
    <>
      {accessText(apiKey)}
      {addresses !== null && (
        <span className="block text-12 text-ink-3">{t('fromAddresses', { count: addresses.length })}</span>
      )}
    </>
  );
}

const accessText = ({ permissions }: ApiKey): string =>
  permissions ? message('permissions', { count: permissions.length }) : message('accessFull');

const isOver = ({ expires_at_unix: end }: ApiKey): boolean => end !== null && dateOfUnix(end) <= new Date();

function endingText(apiKey: ApiKey): string | undefined {
  const { expires_at_unix: end } = apiKey;
  if (end === null || isOver(apiKey)) return undefined;
  return message('expiresOn', { date: formatDate(dateOfUnix(end)) });
}

function usageText({ character_count: count, character_limit: limit }: ApiKey): string {
  const used = formatCount(count);
  return limit === null ? used : message('usageOf', { used, limit: formatCount(limit) });
}
