import type { Table } from '../../table.ts';

export interface ChangeFigures {
  floor: number;
  changed: number;
  ceiling: number;
  melody: number;
  timingMs: number;
  wordsBefore: number;
  wordsAfter: number;
  offBy: number;
  cpu: number;
}

type Figure = keyof ChangeFigures;
const worse: Record<Figure, (...values: number[]) => number> = {
  floor: Math.min,
  changed: Math.min,
  ceiling: Math.min,
  melody: Math.min,
  timingMs: Math.max,
  wordsBefore: Math.max,
  wordsAfter: Math.max,
  offBy: Math.max,
  cpu: Math.max,
};

/** A row for each pair, then the mean and the worst of each figure. */
export function changeTable(title: string, rows: readonly [string, ChangeFigures][]): Table {
  const figures = rows.map(([, each]) => each);
  const over = (reduce: (name: Figure, values: number[]) => number): ChangeFigures => {
    const names = Object.keys(worse) as Figure[];
    const entries = names.map(
      (name) =>
        [
          name,
          reduce(
            name,
            figures.map((each) => each[name]),
          ),
        ] as const,
    );
    return Object.fromEntries(entries) as Record<Figure, number>;
  };
  const mean = over((_, values) => values.reduce((sum, value) => sum + value, 0) / values.length);
  const worst = over((name, values) =>
    worse[name](...values.map((value) => (name === 'offBy' ? Math.abs(value) : value))),
  );
  const worstShare = Math.min(...figures.map(shareOf));
  return {
    title,
    note: 'Similarity: 1 is the same voice. Timing is the middle distance between the beginnings of words before and after; word errors are shares of the words said; length is the difference in samples; time is seconds of one processor a second of sound.',
    columns: [
      'change',
      'before',
      'after',
      'target itself',
      'share',
      'melody',
      'timing',
      'errors before',
      'errors after',
      'length',
      'time',
    ],
    rows: [
      ...rows.map(([name, each]) => rowOf(name, each, shareOf(each))),
      rowOf('mean', mean, shareOf(mean)),
      rowOf('worst', worst, worstShare),
    ],
  };
}

const shareOf = ({ floor, changed, ceiling }: ChangeFigures): number => (changed - floor) / (ceiling - floor);

const rowOf = (name: string, each: ChangeFigures, share: number) => [
  name,
  each.floor.toFixed(3),
  each.changed.toFixed(3),
  each.ceiling.toFixed(3),
  `${Math.round(share * 100)} %`,
  each.melody.toFixed(3),
  `${Math.round(each.timingMs)} ms`,
  each.wordsBefore.toFixed(3),
  each.wordsAfter.toFixed(3),
  Math.round(each.offBy),
  each.cpu.toFixed(2),
];
