/** A piece, and a section of one. */
export const musicLengthMs = { min: 3000, max: 600_000 } as const;
export const sectionLengthMs = { min: 3000, max: 120_000 } as const;
/** Of one section. */
export const sectionLyrics = { mostLines: 30, longestLine: 200 } as const;
export const mostSections = 30;
