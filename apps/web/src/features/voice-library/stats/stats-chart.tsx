import { useMessages } from '#web/features/voice-library/messages.ts';
import { type Measure, measureName, measureText } from '#web/features/voice-library/stats/measures.ts';
import { BarChart } from '#web/ui/bar-chart.tsx';

type StatsChartProps = { dates: readonly string[]; values: readonly number[]; measure: Measure };

/** A bar for each day. Readers hear the span and the highest day. */
export function StatsChart({ dates, values, measure }: StatsChartProps) {
  const t = useMessages();
  const most = Math.max(...values);
  const [first = '', last = ''] = [dates[0], dates.at(-1)];
  const day = dates[values.indexOf(most)] ?? '';
  const highest = measureText(measure, most);
  return (
    <BarChart
      label={t('chartLabel', { measure: measureName(measure), first, last, most: highest, day })}
      names={dates}
      values={values}
      write={(value) => measureText(measure, value)}
      most={t('chartMost', { most: highest })}
    />
  );
}
