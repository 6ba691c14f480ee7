import { frameSamples, sampleRateHz } from '../rates.ts';

/** A stretch with a voice: frames from `from` to before `to`. */
export interface VoicedRun {
  from: number;
  to: number;
}

/** Runs of frames that have a pitch; a run of one or two frames is a fault of the tracker. */
export function voicedRuns(pitch: Float32Array): VoicedRun[] {
  const runs: VoicedRun[] = [];
  let from = -1;
  for (let frame = 0; frame <= pitch.length; frame++) {
    const voiced = (pitch[frame] ?? 0) > 0;
    if (voiced && from < 0) from = frame;
    if (voiced || from < 0) continue;
    if (frame - from > 2) runs.push({ from, to: frame });
    from = -1;
  }
  return runs;
}

/** The period around a sample, in samples, between the frames of the run. */
export function periodAt(pitch: Float32Array, { from, to }: VoicedRun, sample: number): number {
  const place = Math.min(to - 1, Math.max(from, sample / frameSamples));
  const left = Math.floor(place);
  const right = Math.min(to - 1, left + 1);
  const hz = pitch[left]! + (pitch[right]! - pitch[left]!) * (place - left);
  return sampleRateHz / hz;
}

interface Candidate {
  at: number;
  cost: number;
  total: number;
  from: Candidate | undefined;
}

const spacingCost = 12;
/** Per period that a run has before its first mark or after its last. */
const edgeCost = 1.5;

/**
 * The instants at which the vocal folds close, one in each period of a run, in samples: peaks of the excitation at
 * distances that fit the pitch, chosen together (dynamic programming).
 */
export function voiceMarks(strikes: Float64Array, pitch: Float32Array, run: VoicedRun): number[] {
  const start = Math.max(1, run.from * frameSamples - frameSamples / 2);
  const end = Math.min(strikes.length - 1, run.to * frameSamples - frameSamples / 2);
  const candidates = findCandidates(strikes, { start, end }, (sample) => periodAt(pitch, run, sample));
  let best: Candidate | undefined;
  let bestTotal = Number.POSITIVE_INFINITY;
  for (const [index, candidate] of candidates.entries()) {
    const period = periodAt(pitch, run, candidate.at);
    connect(candidates, index, period);
    const opening = candidate.cost + edgeCost * Math.max(0, (candidate.at - start) / period - 0.5);
    if (opening < candidate.total) Object.assign(candidate, { total: opening, from: undefined });
    const closing = candidate.total + edgeCost * Math.max(0, (end - candidate.at) / period - 0.5);
    if (closing >= bestTotal) continue;
    bestTotal = closing;
    best = candidate;
  }
  const marks: number[] = [];
  for (let mark = best; mark; mark = mark.from) marks.push(mark.at);
  return withoutGaps(marks.reverse(), (sample) => periodAt(pitch, run, sample));
}

function findCandidates(
  strikes: Float64Array,
  { start, end }: { start: number; end: number },
  period: (sample: number) => number,
): Candidate[] {
  const found: Candidate[] = [];
  for (let at = Math.ceil(start); at < end; at++) {
    if (strikes[at]! <= strikes[at - 1]! || strikes[at]! < strikes[at + 1]!) continue;
    const reach = Math.round(period(at) * 0.6);
    let loudest = 1e-18;
    for (let near = Math.max(0, at - reach); near <= at + reach && near < strikes.length; near++) {
      if (strikes[near]! > loudest) loudest = strikes[near]!;
    }
    const cost = 1 - Math.sqrt(strikes[at]! / loudest);
    if (cost < 0.85) found.push({ at, cost, total: Number.POSITIVE_INFINITY, from: undefined });
  }
  return found;
}

function connect(candidates: Candidate[], index: number, period: number): void {
  const candidate = candidates[index]!;
  for (let earlier = index - 1; earlier >= 0; earlier--) {
    const before = candidates[earlier]!;
    const ratio = (candidate.at - before.at) / period;
    if (ratio < 0.6) continue;
    if (ratio > 3.2) break;
    const stretch = Math.log(ratio);
    const total = before.total + candidate.cost + spacingCost * stretch * stretch;
    if (total < candidate.total) Object.assign(candidate, { total, from: before });
  }
}

/** Where strikes could not be seen, marks go on at the distance of the pitch. */
function withoutGaps(marks: number[], period: (sample: number) => number): number[] {
  return marks.flatMap((mark, index) => {
    const gap = (marks[index + 1] ?? mark) - mark;
    const pieces = Math.max(1, Math.round(gap / period(mark)));
    return Array.from({ length: pieces }, (_, piece) => mark + (gap * piece) / pieces);
  });
}
