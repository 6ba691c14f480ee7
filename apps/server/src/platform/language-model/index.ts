export { anthropicMessages } from './anthropic-messages.ts';
export { askLanguageModel } from './ask-language-model.ts';
export { gemini } from './gemini.ts';
export type * from './model.ts';
export { type ChatServer, openAiChat } from './openai-chat.ts';
export { openAiResponses } from './openai-responses.ts';
export type { PostStream } from './post-for-events.ts';
export { argumentsAsObject } from './read-event.ts';
