/** What tests of agents may hold. */
export const testLimits = { name: 200, history: 200, folderDepth: 10, runs: 5000, criteria: 30 } as const;
