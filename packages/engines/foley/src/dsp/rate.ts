/** Samples a second of everything that is made here: the rate of the default format and of the recordings. */
export const RATE = 44_100;

export const toLength = (seconds: number): number => Math.max(1, Math.round(seconds * RATE));
