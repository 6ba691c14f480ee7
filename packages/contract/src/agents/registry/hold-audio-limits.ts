/** What callers hear who wait for a busy agent (API page on agents). */
export const holdAudioLimits = { bytes: 40 * 1024 * 1024, ms: 180_000 } as const;
