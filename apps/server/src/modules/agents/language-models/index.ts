export { expectedPrices } from './expected-prices.ts';
export { languageModelOf, modelWarnings, namedModel, standInFor } from './find-models.ts';
export { languageModelsModule } from './module.ts';
