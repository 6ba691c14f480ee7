import type { LogisticModel } from './logistic.ts';
export const weights: LogisticModel = { means: [], scales: [], weights: [], bias: 0 };
