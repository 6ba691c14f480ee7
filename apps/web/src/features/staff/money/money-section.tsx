import type { CreditMismatch } from '@mynah/contract/billing/staff-money';
import { CodeSection } from '#web/features/staff/money/code-section.tsx';
import { useMessages } from '#web/features/staff/money/messages.ts';
import { useMismatches } from '#web/features/staff/money/money.requests.ts';
import { StaffSection } from '#web/features/staff/staff-section.tsx';
import { formatCount } from '#web/shared/format/numbers.ts';
import { dateOfUnix, formatDate } from '#web/shared/format/times.ts';
import { DataTable } from '#web/ui/data-table.tsx';
import { ListFrame } from '#web/ui/list-frame.tsx';
import { SkeletonRows } from '#web/ui/skeleton-rows.tsx';

export function MoneySection() {
  return (
    <>
      <LedgerCheck />
      <CodeSection />
    </>
  );
}

function LedgerCheck() {
  const t = useMessages();
  const query = useMismatches();
  const pair = (stands: number, entries: number): string =>
    stands === entries
      ? formatCount(stands)
      : t('pair', { stands: formatCount(stands), entries: formatCount(entries) });
  return (
    <StaffSection title={t('ledger')}>
      {(query.data?.length ?? 0) > 0 && <p className="text-13 text-danger">{t('ledgerHint')}</p>}
      <ListFrame
        query={query}
        loading={<SkeletonRows hasHead label={t('loading')} cells={['h-4 w-40', 'h-4 w-32']} />}
        failed={t('ledgerFailed')}
        empty={<p className="p-4 text-13 text-ink-3">{t('ledgerFine')}</p>}
      >
        {(mismatches) => (
          <DataTable<CreditMismatch>
            label={t('ledger')}
            items={mismatches}
            keyOf={({ workspace_id }) => workspace_id}
            columns={[
              {
                title: t('workspace'),
                cell: ({ name, workspace_id }) => (
                  <>
                    <span className="block truncate font-medium text-ink">{name}</span>
                    <span className="block truncate text-12 text-ink-3">{workspace_id}</span>
                  </>
                ),
                cellClass: 'max-w-60 py-2',
              },
              { title: t('used'), cell: (row) => pair(row.used, row.used_by_entries), cellClass: 'figures' },
              {
                title: t('granted'),
                cell: (row) => pair(row.granted, row.granted_by_entries),
                cellClass: 'figures',
              },
              {
                title: t('reserved'),
                cell: (row) => pair(row.reserved, row.reserved_by_work),
                cellClass: 'figures',
              },
              {
                title: t('found'),
                cell: ({ found_at_unix }) => formatDate(dateOfUnix(found_at_unix)),
                className: 'max-md:hidden',
                cellClass: 'whitespace-nowrap',
              },
            ]}
          />
        )}
      </ListFrame>
    </StaffSection>
  );
}
