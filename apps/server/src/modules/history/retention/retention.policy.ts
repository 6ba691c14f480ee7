const dayMs = 86_400_000;

/** Items from before this moment are not kept. */
export const startOfKept = (now: Date, days: number): Date => new Date(now.getTime() - days * dayMs);
