/** A recording of a voice: at most 25 a voice, each up to 10 MB (VOI-022). */
export const sampleLimits = { filesPerVoice: 25, bytes: 10 * 1024 * 1024, leastMs: 1_000 } as const;
