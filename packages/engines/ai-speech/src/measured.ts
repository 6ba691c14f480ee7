/** Written by `npm run train:ai-speech`, with `weights.ts`. */
export const measured = { likelyMade: 0.9, likelyHuman: 0.1, falseAlarms: 0.05, misses: 0.05 };
