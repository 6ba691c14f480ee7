import { useMessages } from '#web/features/voice-library/messages.ts';
import { type Measure, measureName, measureText } from '#web/features/voice-library/stats/measures.ts';

type StatsChartProps = { dates: readonly string[]; values: readonly number[]; measure: Measure };

const HEIGHT = 120;
const STEP = 10;
const GAP = 2;

/** A bar for each day. Readers hear the span and the highest day; every figure stands in the table. */
export function StatsChart({ dates, values, measure }: StatsChartProps) {
  const t = useMessages();
  const most = Math.max(...values);
  const peakDay = dates[values.indexOf(most)] ?? '';
  const [first = '', last = ''] = [dates[0], dates.at(-1)];
  return (
    <figure>
      <svg
        role="img"
        aria-label={t('chartLabel', {
          measure: measureName(measure),
          first,
          last,
          most: measureText(measure, most),
          day: peakDay,
        })}
        viewBox={`0 0 ${dates.length * STEP} ${HEIGHT}`}
        preserveAspectRatio="none"
        className="h-40 w-full border-b"
      >
        {values.map((value, index) => {
          const height = most > 0 ? Math.max(value > 0 ? 2 : 0, (value / most) * (HEIGHT - 4)) : 0;
          return (
            <rect
              key={dates[index]}
              x={index * STEP + GAP / 2}
              y={HEIGHT - height}
              width={STEP - GAP}
              height={height}
              className="fill-accent"
            >
              <title>{`${dates[index]}: ${measureText(measure, value)}`}</title>
            </rect>
          );
        })}
      </svg>
      <figcaption className="mt-1.5 flex justify-between text-12 text-ink-3">
        <span>{first}</span>
        <span>{t('chartMost', { most: measureText(measure, most) })}</span>
        {last !== first && <span>{last}</span>}
      </figcaption>
    </figure>
  );
}
