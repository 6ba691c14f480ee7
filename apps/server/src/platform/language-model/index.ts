export { askLanguageModel, streamLanguageModel } from './language-model.ts';
