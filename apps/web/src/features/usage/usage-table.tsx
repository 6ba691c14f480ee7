import type { UsageReport, UsageSeries } from '@mynah/contract/usage';
import { message, useMessages } from '#web/features/usage/messages.ts';
import type { UsageFilter } from '#web/features/usage/usage-filter.ts';
import { changeOf, nameOf } from '#web/features/usage/usage-names.ts';
import { formatExactCount } from '#web/shared/format/numbers.ts';
import { formatDuration } from '#web/shared/format/times.ts';
import { DataTable } from '#web/ui/data-table.tsx';

type UsageTableProps = {
  report: UsageReport;
  filter: UsageFilter;
  onShow: (value: string | undefined) => void;
};

const figure = { className: 'text-end', cellClass: 'figures' };

/** A row for each thing; its name shows its bars alone. */
export function UsageTable({ report: { series, total }, filter, onShow }: UsageTableProps) {
  const t = useMessages();
  const { by, show } = filter;
  return (
    <div className="flex flex-col gap-2">
      <DataTable
        label={t('table', { by: message(`by_${by}`) })}
        items={series}
        keyOf={({ value }) => value}
        columns={[
          {
            title: message(`by_${by}`),
            cell: (row) => (
              <button
                type="button"
                aria-pressed={row.value === show}
                className="max-w-60 truncate text-start font-medium text-ink hover:underline aria-pressed:text-accent-ink"
                onClick={() => onShow(row.value === show ? undefined : row.value)}
              >
                {nameOf(by, row)}
              </button>
            ),
          },
          { title: t('credits'), ...figure, cell: ({ credits }) => formatExactCount(credits) },
          {
            title: t('share'),
            ...figure,
            cell: ({ credits }) => `${formatExactCount(shareOf(credits, total.credits))}%`,
          },
          { title: t('before'), ...figure, cell: (row) => writeChange(row) },
          { title: t('requests'), ...figure, cell: ({ requests }) => formatExactCount(requests) },
          {
            title: t('characters'),
            ...figure,
            cell: ({ characters }) => formatExactCount(characters),
          },
          { title: t('audio'), ...figure, cell: ({ seconds }) => formatDuration(seconds) },
        ]}
      />
      {by === 'group' && <p className="text-12 text-ink-3">{t('groupsHint')}</p>}
    </div>
  );
}

const shareOf = (part: number, whole: number): number => (whole > 0 ? Math.round((part / whole) * 100) : 0);

function writeChange({ credits, previous_credits: before }: UsageSeries): string {
  const change = changeOf(credits, before);
  if (change === undefined) return message('shortNew');
  if (change === 0) return message('shortSame');
  return message(change > 0 ? 'shortUp' : 'shortDown', { percent: formatExactCount(Math.abs(change)) });
}
