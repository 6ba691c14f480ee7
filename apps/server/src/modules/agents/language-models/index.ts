export { expectedPrices } from './expected-prices.ts';
export { languageModelOf, modelWarning, namedModel } from './find-models.ts';
export { languageModelsModule } from './module.ts';
