import { setTimeout as delay } from 'node:timers/promises';

/** Longer than the work behind it takes, whether an address is known or not. */
export const evenTimeMs = 200;

/** Answers, and refuses, no sooner than after a fixed time: how long it took tells nothing about an address. */
export async function inEvenTime<Result>(work: () => Promise<Result>): Promise<Result> {
  const [outcome] = await Promise.allSettled([work(), delay(evenTimeMs)]);
  if (outcome.status === 'rejected') throw outcome.reason;
  return outcome.value;
}
