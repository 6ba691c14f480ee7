export { expectedPrices } from './expected-prices.ts';
export { languageModelOf, modelThatJudges, modelWarnings, namedModel, standInFor } from './find-models.ts';
export { languageModelsModule } from './module.ts';
export { apologyIn } from './responder/phrases.ts';
export { SpeechEngineLine } from './speech-engine/speech-engine-line.ts';
