/** VOI-022. */
export const voiceLimits = { name: 100, description: 500, labels: 5, labelLength: 100 } as const;
