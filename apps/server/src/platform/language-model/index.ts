export { askLanguageModel } from './ask-language-model.ts';
export type * from './model.ts';
export { openAiChat } from './openai-chat.ts';
export { type PostStream, postStraight } from './post-for-events.ts';
