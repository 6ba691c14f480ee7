/** Notice periods that are offered, days (VOI-073). */
export const noticePeriods = [0, 7, 14, 30, 90, 180, 365, 730] as const;
/** A custom rate multiplies the credits of a generation (VOI-089). */
export const rateLimits = { least: 0.5, most: 10 } as const;
