import type { ModelEvent, ModelRequest } from '../language-model/model.ts';

/** Enough for an agent with documents; a longer memory costs more of the machine’s. */
export const mostContextTokens = 8192;

/** What the process of the model is asked. */
export type ChatOrder = Pick<
  ModelRequest,
  'messages' | 'tools' | 'toolChoice' | 'answerSchema' | 'temperature' | 'maxTokens'
>;

/** What it answers with, as it comes. */
export type ChatPart = ModelEvent;

/** What it says of itself, once it is loaded. */
export interface ChatModelFacts {
  /** Of the file itself, where it has one. */
  title: string | undefined;
  /** Tokens that a request may hold. */
  contextTokens: number;
}
