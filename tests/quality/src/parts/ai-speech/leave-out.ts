import { logOdds, toProbability, trainLogistic } from '@mynah/engine-ai-speech/model';
import type { NamedExample } from './make-examples.ts';

/** A recording as a model judged it that knew nobody of its source. */
export interface Judged {
  speaker: string;
  source: string;
  channel: string;
  made: 0 | 1;
  probability: number;
}

/**
 * Every recording judged by a model that was trained without its source: without the engine that made it, or without
 * the recordings of the same makers.
 */
export function judgeLeftOut(examples: readonly NamedExample[]): Judged[] {
  const sources = new Set(examples.map(({ source }) => source));
  return [...sources].flatMap((left) => {
    const model = trainLogistic(examples.filter(({ source }) => source !== left));
    const recordings = new Map<string, NamedExample[]>();
    for (const example of examples.filter(({ source }) => source === left)) {
      const key = `${example.group} ${example.channel}`;
      recordings.set(key, [...(recordings.get(key) ?? []), example]);
    }
    return [...recordings.values()].map((windows) => {
      const [{ group, channel, made }] = windows as [NamedExample];
      const odds = windows.reduce((sum, { features }) => sum + logOdds(model, features), 0) / windows.length;
      return { speaker: group, source: left, channel, made, probability: toProbability(odds) };
    });
  });
}

/** What the engine may say, and how often it is wrong when it says it. */
export interface Bands {
  likelyMade: number;
  likelyHuman: number;
  falseAlarms: number;
  misses: number;
}

const aimedError = 0.05;

/** The narrowest band of silence with which either mistake is made of one in twenty at most. */
export function chooseBands(judged: readonly Judged[]): Bands {
  const people = judged.filter(({ made }) => made === 0).map(({ probability }) => probability);
  const machines = judged.filter(({ made }) => made === 1).map(({ probability }) => probability);
  const steps = Array.from({ length: 99 }, (_, index) => (index + 1) / 100);
  const alarms = (from: number): number => shareOf(people, (value) => value >= from);
  const misses = (to: number): number => shareOf(machines, (value) => value <= to);
  const likelyMade = steps.find((from) => from >= 0.5 && alarms(from) <= aimedError) ?? 0.99;
  const likelyHuman = steps.findLast((to) => to <= 0.5 && misses(to) <= aimedError) ?? 0.01;
  return { likelyMade, likelyHuman, falseAlarms: alarms(likelyMade), misses: misses(likelyHuman) };
}

/** By Laplace's rule: what was not seen in a few hundred recordings is not impossible. */
function shareOf(values: readonly number[], is: (value: number) => boolean): number {
  return Math.round((1000 * (values.filter(is).length + 1)) / (values.length + 2)) / 1000;
}

/** How often one of the first is above one of the others: 0.5 is chance, 1 perfect. */
export function rankScore(above: readonly Judged[], below: readonly Judged[]): number {
  let sum = 0;
  for (const one of above)
    for (const other of below)
      sum += one.probability > other.probability ? 1 : one.probability === other.probability ? 0.5 : 0;
  return sum / (above.length * below.length);
}
