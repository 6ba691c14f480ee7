import type { SpeakerTurn } from '@mynah/diarization';

export interface DiarizationError {
  /** Of all true speech; the sum of the others. */
  rate: number;
  missed: number;
  falsely: number;
  confused: number;
}

const stepMs = 10;
const collarMs = 250;

/** Diarization error rate as NIST counts it, with the best assignment of found speakers to true ones. */
export function errorOf(truth: readonly SpeakerTurn[], found: readonly SpeakerTurn[]): DiarizationError {
  const end = Math.max(...[...truth, ...found].map(({ endMs }) => endMs));
  const [spoken, heard] = [truth, found].map((turns) => paint(turns, end)) as [Int16Array, Int16Array];
  const edges = truth.flatMap(({ startMs, endMs }) => [startMs, endMs]);
  const together = new Map<string, number>();
  const sums = { speech: 0, missed: 0, falsely: 0, both: 0 };
  for (let step = 0; step < spoken.length; step += 1) {
    if (edges.some((edge) => Math.abs(edge - step * stepMs) < collarMs)) continue;
    const [one, other] = [spoken[step]!, heard[step]!];
    if (one >= 0) sums.speech += 1;
    if (one >= 0 && other < 0) sums.missed += 1;
    if (one < 0 && other >= 0) sums.falsely += 1;
    if (one < 0 || other < 0) continue;
    sums.both += 1;
    together.set(`${one} ${other}`, (together.get(`${one} ${other}`) ?? 0) + 1);
  }
  const confused = sums.both - mostTogether(together, speakersOf(truth), new Set(speakersOf(found)));
  return {
    rate: (sums.missed + sums.falsely + confused) / sums.speech,
    missed: sums.missed / sums.speech,
    falsely: sums.falsely / sums.speech,
    confused: confused / sums.speech,
  };
}

export const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

const speakersOf = (turns: readonly SpeakerTurn[]): number[] => [
  ...new Set(turns.map(({ speaker }) => speaker)),
];

function paint(turns: readonly SpeakerTurn[], endMs: number): Int16Array {
  const steps = new Int16Array(Math.ceil(endMs / stepMs)).fill(-1);
  for (const { startMs, endMs: end, speaker } of turns)
    steps.fill(speaker, Math.round(startMs / stepMs), Math.round(end / stepMs));
  return steps;
}

/** The most that the true speakers can share with found ones, each with one at most; all ways are tried. */
function mostTogether(
  together: ReadonlyMap<string, number>,
  truth: readonly number[],
  free: Set<number>,
): number {
  const [one, ...rest] = truth;
  if (one === undefined) return 0;
  let most = mostTogether(together, rest, free);
  for (const other of [...free]) {
    free.delete(other);
    const shared = together.get(`${one} ${other}`) ?? 0;
    most = Math.max(most, shared + mostTogether(together, rest, free));
    free.add(other);
  }
  return most;
}
