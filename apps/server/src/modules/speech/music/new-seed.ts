import { randomInt } from 'node:crypto';

/** Where the caller names none: it stands in the history, so that the piece can be made again. */
export const newSeed = (): number => randomInt(2 ** 31);
