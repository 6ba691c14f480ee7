import { Download, ScrollText, SearchX } from 'lucide-react';
import { type AuditFilter, isFiltered, readFilter } from '#web/features/audit-log/audit-filter.ts';
import {
  type AuditNames,
  useAuditLog,
  useAuditNames,
  useDownloadAuditLog,
} from '#web/features/audit-log/audit-log.requests.ts';
import { EntryTable } from '#web/features/audit-log/entry-table.tsx';
import { FilterFields } from '#web/features/audit-log/filter-fields.tsx';
import { useMessages } from '#web/features/audit-log/messages.ts';
import { AdminsOnly } from '#web/shared/account/admins-only.tsx';
import { useSearchValues } from '#web/shared/address-values.ts';
import { useNavigate } from '#web/shared/routing/index.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ListFrame } from '#web/ui/list-frame.tsx';
import { okOrToast } from '#web/ui/ok-or-toast.ts';
import { SkeletonRows } from '#web/ui/skeleton-rows.tsx';

export function Page() {
  const t = useMessages();
  const filter = useSearchValues(readFilter);
  const navigate = useNavigate();
  const change = (part: AuditFilter) =>
    void navigate({ to: '.', search: { ...filter, ...part }, replace: true });
  return (
    <AdminsOnly title={t('adminsOnly')} text={t('adminsOnlyText')}>
      <AuditLog filter={filter} onFilter={change} />
    </AdminsOnly>
  );
}

type AuditLogProps = { filter: AuditFilter; onFilter: (part: AuditFilter) => void };

export function AuditLog({ filter, onFilter }: AuditLogProps) {
  const t = useMessages();
  const names = useAuditNames();
  const download = useDownloadAuditLog();
  return (
    <div className="flex flex-col gap-5 pt-8">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <p className="max-w-130 text-balance text-13 text-ink-2">{t('intro')}</p>
        <Button isBusy={download.isPending} onClick={() => void okOrToast(download.mutateAsync(filter))}>
          <Download aria-hidden />
          {isFiltered(filter) ? t('downloadFound') : t('download')}
        </Button>
      </div>
      <FilterFields filter={filter} people={names.people} onChange={onFilter} />
      <Entries filter={filter} names={names} />
    </div>
  );
}

function Entries({ filter, names }: { filter: AuditFilter; names: AuditNames }) {
  const t = useMessages();
  const cells = ['h-4 w-44', 'h-4 w-24 max-sm:hidden'];
  return (
    <ListFrame
      query={useAuditLog(filter)}
      loading={<SkeletonRows hasHead label={t('loading')} cells={cells} count={6} rowClass="h-13" />}
      failed={t('failed')}
      empty={
        isFiltered(filter) ? (
          <EmptyState icon={<SearchX aria-hidden />} title={t('noneFound')} text={t('noneFoundText')} />
        ) : (
          <EmptyState icon={<ScrollText aria-hidden />} title={t('emptyTitle')} text={t('emptyText')} />
        )
      }
      more={t('more')}
    >
      {(entries) => <EntryTable entries={entries} names={names} />}
    </ListFrame>
  );
}
