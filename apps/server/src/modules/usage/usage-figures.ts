import type { UsageMetric } from '@mynah/contract/usage-names';
import type { UsageSum } from './usage.store.ts';

export function addSums(one: UsageSum | undefined, other: UsageSum): UsageSum {
  if (!one) return other;
  return {
    ...one,
    credits: one.credits + other.credits,
    characters: one.characters + other.characters,
    durationMs: one.durationMs + other.durationMs,
    requests: one.requests + other.requests,
    runningMs: one.runningMs + other.runningMs,
    firstSoundMs: one.firstSoundMs + other.firstSoundMs,
    firstSounds: one.firstSounds + other.firstSounds,
  };
}

/** Of an interval, in the metric's own unit: credits, characters, minutes, milliseconds, or how many. */
export function figureOf(sum: UsageSum, metric: UsageMetric, intervalMs: number): number {
  switch (metric) {
    case 'tts_characters':
      return sum.characters;
    case 'minutes_used':
      return sum.durationMs / 60_000;
    case 'request_count':
      return sum.requests;
    case 'ttfb_avg':
      return sum.firstSounds === 0 ? 0 : sum.firstSoundMs / sum.firstSounds;
    case 'concurrency_average':
      return sum.runningMs / intervalMs;
    // credits belong to the plan: no generation is paid for by itself
    case 'fiat_units_spent':
      return 0;
    default:
      return sum.credits;
  }
}
