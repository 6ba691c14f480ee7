type BarChartProps = {
  /** Of what, and over what span: heard in place of the picture. Every figure stands in a table beside it. */
  label: string;
  /** What a bar stands for, in their order. */
  names: readonly string[];
  values: readonly number[];
  write: (value: number) => string;
  /** Says the highest bar, below the chart. */
  most: string;
};

const HEIGHT = 120;
const STEP = 10;
const GAP = 2;

/** A bar for each day, or for whatever else is counted in a row. */
export function BarChart({ label, names, values, write, most }: BarChartProps) {
  const highest = Math.max(...values);
  const [first = '', last = ''] = [names[0], names.at(-1)];
  return (
    <figure>
      <svg
        role="img"
        aria-label={label}
        viewBox={`0 0 ${names.length * STEP} ${HEIGHT}`}
        preserveAspectRatio="none"
        className="h-40 w-full border-b"
      >
        {values.map((value, index) => {
          const height = highest > 0 ? Math.max(value > 0 ? 2 : 0, (value / highest) * (HEIGHT - 4)) : 0;
          return (
            <rect
              key={names[index]}
              x={index * STEP + GAP / 2}
              y={HEIGHT - height}
              width={STEP - GAP}
              height={height}
              className="fill-accent"
            >
              <title>{`${names[index]}: ${write(value)}`}</title>
            </rect>
          );
        })}
      </svg>
      <figcaption className="mt-1.5 flex justify-between text-12 text-ink-3">
        <span>{first}</span>
        <span>{most}</span>
        {last !== first && <span>{last}</span>}
      </figcaption>
    </figure>
  );
}
