export { readFeatures } from './features.ts';
export { type Example, type LogisticModel, logOdds, toProbability, trainLogistic } from './logistic.ts';
