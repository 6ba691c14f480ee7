import { seedCount } from '../../../../platform/engines/random-seed.ts';

/** Each segment has a seed of its own, so that equal sentences do not sound alike. */
export const segmentSeed = (seed: number, index: number): number => (seed + index * 7919) % seedCount;
