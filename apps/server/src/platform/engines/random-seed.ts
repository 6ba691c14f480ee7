import { randomInt } from 'node:crypto';

/** Engines take seeds of 32 bits. */
export const seedCount = 2 ** 32;

export const randomSeed = (): number => randomInt(seedCount);
