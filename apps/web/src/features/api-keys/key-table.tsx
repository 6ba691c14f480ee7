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

/** On phones what the columns say stands below the name. */
export function KeyTable<Key extends ApiKey>({ label, keys, isInset, actionsOf }: KeyTableProps<Key>) {
  const t = useMessages();
  return (
    <Table label={label} isInset={isInset}>
      <thead className="max-sm:hidden">
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
  const made = t('created', { date: formatDate(dateOfUnix(apiKey.created_at_unix)) });
  const ending = useEnding(apiKey);
  const usage = useUsage(apiKey);
  const access = permissions ? t('permissions', { count: permissions.length }) : t('accessFull');
  return (
    <Row>
      <Cell className="h-15 max-w-60 max-sm:py-2">
        <span className="flex items-center gap-2">
          <span
            className={classNames('truncate font-medium', apiKey.is_disabled ? 'text-ink-3' : 'text-ink')}
          >
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
          {[access, t('credits', { usage }), ending].filter(Boolean).join(' · ')}
        </span>
      </Cell>
      <Cell className="figures whitespace-nowrap text-12 max-sm:hidden">{apiKey.hint}</Cell>
      <Cell className="whitespace-nowrap max-md:hidden">
        {access}
        {addresses !== null && (
          <span className="block text-12 text-ink-3">{t('fromAddresses', { count: addresses.length })}</span>
        )}
      </Cell>
      <Cell className="figures whitespace-nowrap text-12 max-md:hidden">{usage}</Cell>
      <Cell className="whitespace-nowrap max-sm:hidden">
        {lastUsed === null ? t('never') : formatAgo(dateOfUnix(lastUsed))}
      </Cell>
      <Cell className="w-14 px-2 text-right">{actions}</Cell>
    </Row>
  );
}

const isOver = ({ expires_at_unix: end }: ApiKey): boolean => end !== null && dateOfUnix(end) <= new Date();

function useEnding(apiKey: ApiKey): string | undefined {
  const t = useMessages();
  const { expires_at_unix: end } = apiKey;
  if (end === null || isOver(apiKey)) return undefined;
  return t('expiresOn', { date: formatDate(dateOfUnix(end)) });
}

function useUsage({ character_count: count, character_limit: limit }: ApiKey): string {
  const t = useMessages();
  const used = formatCount(count);
  return limit === null ? used : t('usageOf', { used, limit: formatCount(limit) });
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
