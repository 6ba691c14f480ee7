import { randomInt } from 'node:crypto';

const seeds = 2 ** 32;

export const randomSeed = (): number => randomInt(seeds);

/** Each segment has a seed of its own, so that equal sentences do not sound alike. */
export const segmentSeed = (seed: number, index: number): number => (seed + index * 7919) % seeds;
