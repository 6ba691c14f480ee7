/** A mark may be moved by so much of a period; the further, the better the fit must be. */
const mostShift = 0.2;
const shiftCost = 0.12;
/** So much of a period on either side of a mark is compared. */
const comparedReach = 0.8;

/**
 * Moves marks until each period looks like its neighbor: strikes alone lie now earlier, now later in the period, which
 * would be heard as roughness. Goes from the strongest mark to both ends. Fractions of a sample count.
 */
export function alignMarks(
  samples: Float32Array,
  marks: readonly number[],
  { strikes, period }: { strikes: Float64Array; period: (sample: number) => number },
): number[] {
  const aligned = [...marks];
  const strongest = strongestOf(marks, strikes);
  for (let index = strongest + 1; index < marks.length; index++) {
    aligned[index] = alignTo(samples, aligned[index - 1]!, {
      mark: marks[index]!,
      period: period(marks[index]!),
    });
  }
  for (let index = strongest - 1; index >= 0; index--) {
    aligned[index] = alignTo(samples, aligned[index + 1]!, {
      mark: marks[index]!,
      period: period(marks[index]!),
    });
  }
  return aligned.filter((mark, index) => index === 0 || mark - aligned[index - 1]! > 0.5 * period(mark));
}

function strongestOf(marks: readonly number[], strikes: Float64Array): number {
  let best = 0;
  for (const [index, mark] of marks.entries()) {
    if (strikes[Math.round(mark)]! > strikes[Math.round(marks[best]!)]!) best = index;
  }
  return best;
}

function alignTo(
  samples: Float32Array,
  neighbor: number,
  { mark, period }: { mark: number; period: number },
): number {
  const reach = Math.round(period * comparedReach);
  const most = Math.ceil(period * mostShift);
  const anchor = Math.round(neighbor);
  const start = Math.round(mark);
  const scores = new Float64Array(2 * most + 1);
  let best = most;
  for (let shift = -most; shift <= most; shift++) {
    const fit = similarity(samples, { one: anchor, other: start + shift, reach });
    scores[shift + most] = fit - shiftCost * (shift / (most / 2)) ** 2;
    if (scores[shift + most]! > scores[best]!) best = shift + most;
  }
  return start + best - most + summit(scores, best) + (neighbor - anchor);
}

function similarity(
  samples: Float32Array,
  { one, other, reach }: { one: number; other: number; reach: number },
): number {
  let both = 0;
  let first = 0;
  let second = 0;
  for (let index = -reach; index <= reach; index++) {
    const here = samples[one + index] ?? 0;
    const there = samples[other + index] ?? 0;
    both += here * there;
    first += here * here;
    second += there * there;
  }
  return both / Math.sqrt(first * second + 1e-18);
}

/** Where between its neighbors a peak lies (parabola). */
function summit(scores: Float64Array, best: number): number {
  const [before, here, after] = [scores[best - 1], scores[best], scores[best + 1]];
  if (before === undefined || here === undefined || after === undefined) return 0;
  const bend = before - 2 * here + after;
  return bend < 0 ? (before - after) / (2 * bend) : 0;
}
