import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { LibraryBig } from 'lucide-react';
import { useState } from 'react';
import { entryIcons } from '#web/features/knowledge-base/entry-icons.ts';
import { IndexBadge } from '#web/features/knowledge-base/index-badge.tsx';
import {
  type Entry,
  entriesQuery,
  indexesQuery,
  type ListFilter,
} from '#web/features/knowledge-base/knowledge.requests.ts';
import { BulkBar } from '#web/features/knowledge-base/list/bulk-bar.tsx';
import { EntryMenu } from '#web/features/knowledge-base/list/entry-menu.tsx';
import { useMessages } from '#web/features/knowledge-base/messages.ts';
import { DOCUMENT_PATH } from '#web/features/knowledge-base/paths.ts';
import { useCanEdit, useIsViewer } from '#web/shared/account/roles.ts';
import { UsedBy } from '#web/shared/agents/used-by.tsx';
import { formatBytes } from '#web/shared/format/numbers.ts';
import { dateOfUnix, formatAgo } from '#web/shared/format/times.ts';
import { Link } from '#web/shared/routing/index.ts';
import { type Column, DataTable } from '#web/ui/data-table.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ListFrame } from '#web/ui/list-frame.tsx';
import { SkeletonRows } from '#web/ui/skeleton-rows.tsx';

interface EntryListProps {
  filter: ListFilter;
  onOpen: (folder: string) => void;
}

/** The API looks at so many indexes at once. */
const mostLookedAt = 100;

export function EntryList({ filter, onOpen }: EntryListProps) {
  const t = useMessages();
  const isViewer = useIsViewer();
  const canEdit = useCanEdit();
  const query = useInfiniteQuery(entriesQuery(filter));
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const entries = query.data ?? [];
  const selected = entries.filter(({ id }) => chosen.includes(id));
  const documents = entries.filter(({ type }) => type !== 'folder').slice(0, mostLookedAt);
  const indexes = useQuery(indexesQuery(canEdit ? documents.map(({ id }) => id) : [])).data;
  const toggle = (id: string, isOn: boolean) =>
    setChosen(isOn ? [...chosen, id] : chosen.filter((one) => one !== id));
  const select: Column<Entry> = {
    title: t('select'),
    cell: ({ id, name }) => (
      <input
        type="checkbox"
        aria-label={t('selectOne', { name })}
        checked={chosen.includes(id)}
        onChange={({ target }) => toggle(id, target.checked)}
        className="block size-4 accent-ink"
      />
    ),
    cellClass: 'w-10',
    className: 'max-sm:pe-0',
  };
  return (
    <>
      {selected.length > 0 && <BulkBar entries={selected} onDone={() => setChosen([])} />}
      <ListFrame
        query={query}
        failed={t('listFailed')}
        more={t('more')}
        loading={<SkeletonRows hasHead label={t('loading')} cells={['h-4 w-52', 'h-4 w-16', 'h-4 w-24']} />}
        empty={<Nothing filter={filter} />}
      >
        {(items) => (
          <DataTable
            label={t('title')}
            items={items}
            keyOf={({ id }) => id}
            columns={[
              ...(isViewer ? [] : [select]),
              {
                title: t('name'),
                cell: (entry) => <Name entry={entry} onOpen={onOpen} />,
                cellClass: 'max-w-80 max-sm:max-w-44',
              },
              ...(canEdit
                ? [
                    {
                      title: t('index'),
                      cell: ({ id }: Entry) => {
                        const index = indexes?.get(id);
                        return index && <IndexBadge index={index} />;
                      },
                      className: 'max-sm:hidden',
                    },
                  ]
                : []),
              {
                title: t('size'),
                cell: (entry) => <Size entry={entry} />,
                className: 'max-md:hidden whitespace-nowrap',
              },
              {
                title: t('usedBy'),
                cell: ({ dependent_agents: agents }) => (
                  <UsedBy users={agents.map(({ id, name }) => ({ kind: 'agent', id, name }))} />
                ),
                className: 'max-md:hidden',
              },
              {
                title: t('changed'),
                cell: ({ metadata: { last_updated_at_unix_secs: at } }) => formatAgo(dateOfUnix(at)),
                className: 'max-lg:hidden whitespace-nowrap',
              },
            ]}
            actions={
              isViewer ? undefined : { title: t('actionsColumn'), of: (entry) => <EntryMenu entry={entry} /> }
            }
          />
        )}
      </ListFrame>
    </>
  );
}

function Name({ entry: { id, name, type }, onOpen }: { entry: Entry; onOpen: (folder: string) => void }) {
  const Icon = entryIcons[type];
  const look = 'block min-w-0 truncate text-start font-medium text-ink hover:underline';
  return (
    <span className="flex items-center gap-3">
      <Icon aria-hidden className="size-4 shrink-0 text-ink-3" />
      {type === 'folder' ? (
        <button type="button" onClick={() => onOpen(id)} className={look}>
          {name}
        </button>
      ) : (
        <Link to={DOCUMENT_PATH} params={{ documentId: id }} className={look}>
          {name}
        </Link>
      )}
    </span>
  );
}

function Size({ entry }: { entry: Entry }) {
  const t = useMessages();
  if (entry.type === 'folder') return t('documents', { count: entry.document_count });
  return <span className="figures">{formatBytes(entry.metadata.size_bytes, 1024)}</span>;
}

function Nothing({ filter: { search, folder, type } }: { filter: ListFilter }) {
  const t = useMessages();
  if (search) return <EmptyState title={t('noHits', { text: search })} />;
  if (type) return <EmptyState title={t('noneOfType')} />;
  return (
    <EmptyState
      icon={<LibraryBig aria-hidden />}
      title={t(folder ? 'emptyFolder' : 'emptyTitle')}
      text={t('emptyText')}
    />
  );
}
