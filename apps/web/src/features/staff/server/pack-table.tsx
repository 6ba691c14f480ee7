import type { Pack } from '@mynah/contract/operations';
import { useMessages } from '#web/features/staff/server/messages.ts';
import { PackBadge } from '#web/features/staff/server/pack-badge.tsx';
import { formatBytes } from '#web/shared/format/numbers.ts';
import { DataTable } from '#web/ui/data-table.tsx';

export function PackTable({ packs }: { packs: readonly Pack[] }) {
  const t = useMessages();
  return (
    <DataTable
      label={t('packs')}
      items={packs}
      keyOf={({ name }) => name}
      columns={[
        { title: t('pack'), cell: (pack) => <PackName pack={pack} />, cellClass: 'py-2' },
        {
          title: t('version'),
          cell: ({ version }) => version,
          className: 'max-md:hidden',
          cellClass: 'figures text-12',
        },
        {
          title: t('license'),
          cell: ({ license }) => license,
          className: 'max-lg:hidden',
          cellClass: 'whitespace-nowrap',
        },
        {
          title: t('size'),
          cell: ({ size_bytes }) => formatBytes(size_bytes),
          className: 'max-sm:hidden',
          cellClass: 'figures whitespace-nowrap text-12',
        },
        { title: t('state'), cell: (pack) => <PackBadge pack={pack} /> },
      ]}
    />
  );
}

const PackName = ({ pack: { title, name, problem } }: { pack: Pack }) => (
  <>
    <span className="block text-ink">{title}</span>
    <span className="block text-12 text-ink-3">{name}</span>
    {problem && <span className="block text-12 text-danger">{problem}</span>}
  </>
);
