export type { ChatMessage } from './language-model.ts';
export { askLanguageModel, streamLanguageModel } from './language-model.ts';
