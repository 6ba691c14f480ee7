/** Time as the product sees it; tests hand in one that they move by hand. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

export const unixSeconds = (date: Date): number => Math.floor(date.getTime() / 1000);
