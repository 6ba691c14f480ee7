export { languageModelOf, namedModel } from './find-models.ts';
export { languageModelsModule } from './module.ts';
