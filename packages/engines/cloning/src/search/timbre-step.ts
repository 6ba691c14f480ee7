import { seededRandom } from '@mynah/engine-spec';
import { alike } from '../similarity.ts';
import type { Search, Trial } from './cloning-state.ts';
import { fitResponse, type Response, wayTo } from './response.ts';

/** How much what the own voices say counts beside one trial at a distance of 1. */
const trust = 0.15;
/** What a deviation from the middle costs, and what lies beyond the own voices. */
const modesty = 0.004;
const farthest = 2.6;
const farCost = 0.02;
/** Every so many trials a way is taken for what it teaches, not for what it promises. */
const lessonEvery = 3;
const lessonLength = 0.9;
/** A trial at this distance from the best says half as much of what is near as one beside it. */
const nearby = 1.5;
const shortest = 0.2;
/** The caller keeps the state: it must stay under 45 KB. */
const mostTrials = 42;

export interface TimbreSearch {
  /** Coordinates of the start. */
  origin: readonly number[];
  /** What the own voices say of the response. */
  prior: Response;
  target: Float32Array;
}

/** How good a trial is: similarity less what lies beyond the own voices. */
export function worthOf({ way, vector }: Trial, { origin, target }: TimbreSearch): number {
  const beyond = way.reduce(
    (sum, step, at) => sum + Math.max(0, Math.abs(origin[at]! + step) - farthest) ** 2,
    0,
  );
  return alike(vector, target) - farCost * beyond;
}

export function bestOf(trials: readonly Trial[], search: TimbreSearch): Trial {
  return trials.reduce((best, trial) => (worthOf(trial, search) > worthOf(best, search) ? trial : best));
}

/** The trials that are kept, in their order: the farthest from the best says least of what is near it. */
export function mostTelling(trials: readonly Trial[], search: TimbreSearch): Trial[] {
  if (trials.length <= mostTrials) return [...trials];
  const { way } = bestOf(trials, search);
  const distance = (trial: Trial): number => Math.hypot(...trial.way.map((step, at) => step - way[at]!));
  const farthest = trials.reduce((far, trial) => (distance(trial) > distance(far) ? trial : far));
  return trials.filter((trial) => trial !== farthest);
}

/** Where to try next, after one trial at least. */
export function nextWay(
  { trials, tried, radius }: Pick<Search, 'trials' | 'tried' | 'radius'>,
  search: TimbreSearch,
): number[] {
  const best = bestOf(trials, search);
  const random = seededRandom(tried);
  const lesson = tried % lessonEvery === lessonEvery - 1;
  const place = best.way.map((step, at) => step + search.origin[at]!);
  const response = fitResponse(changesFrom(best, trials), search.prior, trust);
  const missing = Float64Array.from(search.target, (value, at) => value - best.vector[at]!);
  const way = wayTo(response, missing, { place, radius, modesty });
  const noise = lesson ? lessonLength * radius : 0.08 * radius;
  return best.way.map((step, at) => {
    const chance = (noise / Math.sqrt(way.length)) * normal(random);
    return bounded(search.origin[at]! + step + way[at]! + chance) - search.origin[at]!;
  });
}

/** A success goes farther next time, a failure less far. */
export function nextRadius(radius: number, succeeded: boolean): number {
  return Math.min(2.5, Math.max(0.5, radius * (succeeded ? 1.3 : 0.85)));
}

function changesFrom(best: Trial, trials: readonly Trial[]) {
  return trials
    .filter((trial) => trial !== best)
    .map((trial) => {
      const way = trial.way.map((step, at) => step - best.way[at]!);
      const distance = Math.hypot(...way) || 1e-6;
      const effect = Float64Array.from(trial.vector, (value, at) => value - best.vector[at]!);
      // a short way says as much of its direction as a long one
      const weight = 1 / (1 + (distance / nearby) ** 2) / Math.max(shortest, distance) ** 2;
      return { way, effect, weight };
    });
}

const bounded = (value: number): number => Math.min(farthest + 0.6, Math.max(-farthest - 0.6, value));

function normal(random: () => number): number {
  return Math.sqrt(-2 * Math.log(random() + 1e-12)) * Math.cos(2 * Math.PI * random());
}
