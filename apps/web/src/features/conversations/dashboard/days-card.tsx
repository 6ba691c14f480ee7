import { useState } from 'react';
import type { DayOfAgent } from '#web/features/conversations/conversations.requests.ts';
import {
  type Measure,
  measureName,
  measures,
  measureText,
  writeMeasure,
} from '#web/features/conversations/dashboard/measures.ts';
import { everyDay } from '#web/features/conversations/dashboard/sum-days.ts';
import { useMessages } from '#web/features/conversations/messages.ts';
import { formatDate } from '#web/shared/format/times.ts';
import { BarChart } from '#web/ui/bar-chart.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { DataTable } from '#web/ui/data-table.tsx';
import { Select } from '#web/ui/select.tsx';

/** A bar for each day, or the same as a table. */
export function DaysCard({ days, count }: { days: readonly DayOfAgent[]; count: number }) {
  const t = useMessages();
  const [measure, setMeasure] = useState<Measure>('conversations');
  const [isTable, setTable] = useState(false);
  const shown = everyDay(days, count, new Date());
  return (
    <Card className="flex flex-col gap-4 p-4">
      <div className="flex items-center justify-between gap-3">
        <Select
          aria-label={t('measure')}
          className="w-44!"
          value={measure}
          onChange={setMeasure}
          options={measures.map((value) => ({ value, label: measureName(value) }))}
        />
        <Button size="sm" variant="ghost" onClick={() => setTable(!isTable)}>
          {t(isTable ? 'asChart' : 'asTable')}
        </Button>
      </div>
      {isTable ? (
        <DataTable
          isInset
          label={measureName(measure)}
          items={shown.toReversed()}
          keyOf={({ day }) => day}
          columns={[
            { title: t('day'), cell: ({ day }) => <span className="figures">{writeDay(day)}</span> },
            ...measures.map((each) => ({
              title: measureName(each),
              cell: ({ sums }: (typeof shown)[number]) => (
                <span className="figures">{measureText(each, sums)}</span>
              ),
            })),
          ]}
        />
      ) : (
        <DaysChart days={shown} measure={measure} />
      )}
    </Card>
  );
}

/** FMT-025. A day of the wire is one of UTC, and is written as that day wherever it is read. */
const writeDay = (day: string): string => formatDate(new Date(`${day}T12:00:00`));

interface DaysChartProps {
  days: ReturnType<typeof everyDay>;
  measure: Measure;
}

function DaysChart({ days, measure }: DaysChartProps) {
  const t = useMessages();
  const names = days.map(({ day }) => writeDay(day));
  const values = days.map(({ sums }) => sums[measure]);
  const highest = Math.max(...values);
  const most = writeMeasure(measure, highest);
  return (
    <BarChart
      label={t('chartLabel', {
        measure: measureName(measure),
        first: names[0] ?? '',
        last: names.at(-1) ?? '',
        most,
        day: names[values.indexOf(highest)] ?? '',
      })}
      names={names}
      values={values}
      write={(value) => writeMeasure(measure, value)}
      most={t('chartMost', { most })}
    />
  );
}
