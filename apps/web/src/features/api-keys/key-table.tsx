import type { ApiKey } from '@mynah/contract/workspaces';
import type { ReactNode } from 'react';
import { useMessages } from '#web/features/api-keys/messages.ts';
import { formatCount } from '#web/shared/format/numbers.ts';
import { dateOfUnix, formatAgo, formatDate } from '#web/shared/format/times.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Card } from '#web/ui/card.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Cell, HeaderCell, Row, Table } from '#web/ui/table.tsx';

type KeyTableProps<Key extends ApiKey> = {
  label: string;
  keys: readonly Key[];
  /** Below another heading of the same card. */
  isInset?: boolean;
  actionsOf: (apiKey: Key) => ReactNode;
};

/** On phones the columns that can be read in the edit dialog are left out. */
export function KeyTable<Key extends ApiKey>({ label, keys, isInset, actionsOf }: KeyTableProps<Key>) {
  const t = useMessages();
  return (
    <Table label={label} isInset={isInset}>
      <thead>
        <tr>
          <HeaderCell>{t('columnName')}</HeaderCell>
          <HeaderCell className="max-sm:hidden">{t('columnKey')}</HeaderCell>
          <HeaderCell className="max-md:hidden">{t('columnAccess')}</HeaderCell>
          <HeaderCell className="max-md:hidden">{t('columnUsage')}</HeaderCell>
          <HeaderCell className="max-sm:hidden">{t('columnLastUsed')}</HeaderCell>
          <HeaderCell>
            <span className="sr-only">{t('columnActions')}</span>
          </HeaderCell>
        </tr>
      </thead>
      <tbody>
        {keys.map((apiKey) => (
          <KeyRow key={apiKey.key_id} apiKey={apiKey} actions={actionsOf(apiKey)} />
        ))}
      </tbody>
    </Table>
  );
}

function KeyRow({ apiKey, actions }: { apiKey: ApiKey; actions: ReactNode }) {
  const t = useMessages();
  const { permissions, allowed_ips: addresses, last_used_at_unix: lastUsed } = apiKey;
  return (
    <Row>
      <Cell className="h-15 max-w-60">
        <span className="flex items-center gap-2">
          <span
            className={classNames('truncate font-medium', apiKey.is_disabled ? 'text-ink-3' : 'text-ink')}
          >
            {apiKey.name}
          </span>
          {apiKey.is_disabled && <Badge>{t('disabled')}</Badge>}
          {isOver(apiKey.expires_at_unix) && <Badge>{t('expired')}</Badge>}
        </span>
        <span className="figures block text-12 text-ink-3 sm:hidden">{apiKey.hint}</span>
        <span className="block text-12 text-ink-3 max-sm:hidden">
          <Dates apiKey={apiKey} />
        </span>
      </Cell>
      <Cell className="figures whitespace-nowrap text-12 max-sm:hidden">{apiKey.hint}</Cell>
      <Cell className="whitespace-nowrap max-md:hidden">
        {permissions ? t('permissions', { count: permissions.length }) : t('accessFull')}
        {addresses !== null && (
          <span className="block text-12 text-ink-3">{t('fromAddresses', { count: addresses.length })}</span>
        )}
      </Cell>
      <Cell className="figures whitespace-nowrap text-12 max-md:hidden">
        <Usage apiKey={apiKey} />
      </Cell>
      <Cell className="whitespace-nowrap max-sm:hidden">
        {lastUsed === null ? t('never') : formatAgo(dateOfUnix(lastUsed))}
      </Cell>
      <Cell className="w-14 px-2 text-right">{actions}</Cell>
    </Row>
  );
}

const isOver = (expiresAt: number | null): boolean =>
  expiresAt !== null && dateOfUnix(expiresAt) <= new Date();

/** From when to when; of a key that is over its badge tells. */
function Dates({ apiKey: { created_at_unix, expires_at_unix } }: { apiKey: ApiKey }) {
  const t = useMessages();
  const created = t('created', { date: formatDate(dateOfUnix(created_at_unix)) });
  if (expires_at_unix === null || isOver(expires_at_unix)) return created;
  return `${created} · ${t('expiresOn', { date: formatDate(dateOfUnix(expires_at_unix)) })}`;
}

function Usage({ apiKey }: { apiKey: ApiKey }) {
  const t = useMessages();
  const used = formatCount(apiKey.character_count);
  if (apiKey.character_limit === null) return used;
  return t('usageOf', { used, limit: formatCount(apiKey.character_limit) });
}

const ROWS = ['a', 'b', 'c'];

export function KeyTableSkeleton({ label }: { label: string }) {
  return (
    <Card role="status" aria-label={label}>
      <div className="h-10 border-b" />
      {ROWS.map((row) => (
        <div key={row} className="flex h-15 items-center gap-8 border-b px-4 last:border-b-0">
          <Skeleton className="h-4 w-40" />
          <Skeleton className="h-4 w-28 max-sm:hidden" />
          <Skeleton className="h-4 w-24 max-md:hidden" />
        </div>
      ))}
    </Card>
  );
}
