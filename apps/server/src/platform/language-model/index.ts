export type { ChatMessage } from './language-model.ts';
export { askLanguageModel } from './language-model.ts';
