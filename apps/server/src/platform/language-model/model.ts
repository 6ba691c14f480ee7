/** A language model as everything here asks it, whatever protocol it speaks. */

export interface ToolDeclaration {
  name: string;
  description: string;
  /** JSON schema of an object. */
  parameters: Record<string, unknown>;
}

export interface ToolCall {
  id: string;
  name: string;
  /** JSON, as the model wrote it: it need not be valid. */
  arguments: string;
}

/** A picture that a person sent along. */
export interface MessageImage {
  contentType: string;
  base64: string;
}

export type ModelMessage =
  | { role: 'system'; content: string }
  | { role: 'user'; content: string; images?: readonly MessageImage[] }
  | { role: 'assistant'; content: string; toolCalls?: readonly ToolCall[] }
  | { role: 'tool'; toolCallId: string; name: string; content: string };

/** A passage that the answer may rest on, best first. */
export interface Source {
  documentId: string;
  documentName: string;
  chunkId: string;
  text: string;
  /** Cosine distance to what was asked: 0 is the same. */
  distance: number;
}

export interface ModelRequest {
  messages: readonly ModelMessage[];
  tools?: readonly ToolDeclaration[];
  /** The model must call this tool, or none. */
  toolChoice?: { name: string } | 'none' | 'auto';
  /** JSON schema that the answer keeps to. */
  answerSchema?: Record<string, unknown>;
  /** 0 is the same each time, 1 as the model was trained. */
  temperature?: number | null;
  /** Tokens of the answer at most. */
  maxTokens?: number;
  reasoningEffort?: string | null;
  /** Further fields of the body, as the operator's own server wants them. */
  extraBody?: Record<string, unknown>;
  /**
   * What the system message was made of. Models of vendors read it there; the local responder, which reads no prose,
   * answers from it.
   */
  sources?: readonly Source[];
  instructions?: string;
  /** What the agent is to find out of every caller. */
  collects?: readonly { id: string; description: string }[];
  signal: AbortSignal;
}

export type ModelEvent =
  /** First of all: which model answers, where several were asked. */
  | { type: 'model'; name: string }
  | { type: 'text'; text: string }
  | { type: 'reasoning'; text: string }
  | { type: 'tool-call'; call: ToolCall }
  | { type: 'usage'; inputTokens: number; outputTokens: number; cachedInputTokens?: number }
  /** The last event. `length`: it was cut off; `refused`: the vendor's own filter spoke. */
  | { type: 'end'; reason: 'stop' | 'length' | 'tool-calls' | 'refused' };

export interface LanguageModel {
  /** As conversations and bills name it. */
  readonly name: string;
  /** Tokens that a request may hold. */
  readonly contextTokens: number;
  /** Leaving early ends the call. @throws Failure `language_model_unavailable` */
  stream(request: ModelRequest): AsyncIterable<ModelEvent>;
}
