import type { UsageReport } from '@mynah/contract/usage';
import { useState } from 'react';
import { useMessages } from '#web/features/usage/messages.ts';
import type { UsageFilter } from '#web/features/usage/usage-filter.ts';
import { nameOf } from '#web/features/usage/usage-names.ts';
import { formatExactCount } from '#web/shared/format/numbers.ts';
import { formatDate, formatDateTime } from '#web/shared/format/times.ts';
import { BarChart } from '#web/ui/bar-chart.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { DataTable } from '#web/ui/data-table.tsx';

type UsageChartProps = {
  report: UsageReport;
  filter: UsageFilter;
  onShow: (value: string | undefined) => void;
};

/** A bar for each interval, of all or of one thing, or the same as a table. */
export function UsageChart({ report, filter, onShow }: UsageChartProps) {
  const t = useMessages();
  const [isTable, setTable] = useState(false);
  const shown = report.series.find(({ value }) => value === filter.show);
  const name = shown ? nameOf(filter.by, shown) : t('all');
  const steps = stepsOf(report, shown ? [shown] : report.series, filter);
  return (
    <Card className="flex flex-col gap-4 p-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="font-medium text-15">{name}</h2>
        <div className="flex gap-2">
          {shown && (
            <Button size="sm" variant="ghost" onClick={() => onShow(undefined)}>
              {t('showAll')}
            </Button>
          )}
          <Button size="sm" variant="ghost" onClick={() => setTable(!isTable)}>
            {t(isTable ? 'asChart' : 'asTable')}
          </Button>
        </div>
      </div>
      {isTable ? (
        <DataTable
          isInset
          label={name}
          items={steps.toReversed()}
          keyOf={({ when }) => when}
          columns={[
            { title: t('from'), cell: ({ when }) => <span className="figures">{when}</span> },
            {
              title: t('credits'),
              cell: ({ credits }) => <span className="figures">{formatExactCount(credits)}</span>,
            },
          ]}
        />
      ) : (
        <Bars name={name} steps={steps} />
      )}
      <p className="text-12 text-ink-3">{t('utc')}</p>
    </Card>
  );
}

interface Step {
  when: string;
  credits: number;
}

function stepsOf(report: UsageReport, series: UsageReport['series'], { interval }: UsageFilter): Step[] {
  return report.time.map((ms, index) => ({
    when: interval === 'hour' ? formatDateTime(new Date(ms)) : writeDay(ms),
    credits: series.reduce((sum, { over_time }) => sum + over_time[index]!, 0),
  }));
}

/** FMT-025. A day of the server is one of UTC, and is written as that day wherever it is read. */
const writeDay = (ms: number): string =>
  formatDate(new Date(`${new Date(ms).toISOString().slice(0, 10)}T12:00:00`));

function Bars({ name, steps }: { name: string; steps: readonly Step[] }) {
  const t = useMessages();
  const values = steps.map(({ credits }) => credits);
  const highest = Math.max(...values);
  const most = formatExactCount(highest);
  return (
    <BarChart
      label={t('chartLabel', {
        name,
        first: steps[0]?.when ?? '',
        last: steps.at(-1)?.when ?? '',
        most,
        when: steps[values.indexOf(highest)]?.when ?? '',
      })}
      names={steps.map(({ when }) => when)}
      values={values}
      write={formatExactCount}
      most={t('chartMost', { most })}
    />
  );
}
