import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ChatItem } from './to-chat-history.ts';

/** The part of node-llama-cpp 3 that is used. It is installed when somebody wants it, so it brings no types along. */
export interface LlamaBinding {
  getLlama(options: {
    gpu: 'auto' | false;
    maxThreads?: number;
    build: 'never';
    logLevel: 'error';
  }): Promise<Llama>;
  LlamaChat: new (options: { contextSequence: ContextSequence }) => LlamaChat;
}

export interface Llama {
  loadModel(options: { modelPath: string }): Promise<LlamaModel>;
  createGrammarForJsonSchema(schema: unknown): Promise<Grammar>;
  dispose(): Promise<void>;
}

export interface LlamaModel {
  trainContextSize: number;
  fileInfo: { metadata: { general?: { name?: string } } };
  createContext(options: { contextSize: { max: number }; threads?: number }): Promise<LlamaContext>;
}

export interface LlamaContext {
  contextSize: number;
  getSequence(): ContextSequence;
}

export interface ContextSequence {
  tokenMeter: { usedInputTokens: number; usedOutputTokens: number };
}

export interface Grammar {
  parse(text: string): unknown;
}

export interface LlamaChat {
  generateResponse(
    history: (ChatItem | { type: 'model'; response: never[] })[],
    options: {
      signal: AbortSignal;
      stopOnAbortSignal: true;
      onTextChunk(text: string): void;
      temperature: number;
      maxTokens?: number | undefined;
      grammar?: Grammar | undefined;
      functions?: Record<string, { description: string; params: unknown }> | undefined;
      documentFunctionParams?: boolean;
    },
  ): Promise<{
    response: string;
    functionCalls?: { functionName: string; params: unknown }[];
    metadata: { stopReason: string };
  }>;
}

/** @throws where it is not installed there, or does not run on this machine */
export const importLlama = (folder: string): Promise<LlamaBinding> =>
  import(pathToFileURL(join(folder, 'node_modules/node-llama-cpp/dist/index.js')).href);
