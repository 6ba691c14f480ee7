const dayMs = 86_400_000;

/** Readings are counted from midnight UTC. */
export const dayStart = (now: Date): Date => new Date(Math.floor(now.getTime() / dayMs) * dayMs);
export const nextDayStart = (now: Date): Date => new Date(dayStart(now).getTime() + dayMs);
