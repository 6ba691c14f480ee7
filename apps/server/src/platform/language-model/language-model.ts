import { createParser } from 'eventsource-parser';
import { z } from 'zod';
import type { Config } from '../config/config.ts';
import { Failure } from '../errors/index.ts';

export interface ChatMessage {
  role: 'system' | 'user' | 'assistant';
  content: string;
}

export interface ChatRequest {
  messages: readonly ChatMessage[];
  /** 0 is the same each time, 1 as the model was trained. */
  temperature?: number;
  /** Tokens of the answer at most. */
  maxTokens?: number;
  signal: AbortSignal;
}

type Server = NonNullable<Config['languageModelServer']>;

/** A model that has to be loaded first says nothing for a while; one that is silent for longer has hung. */
const longestSilenceMs = 120_000;

/** One message of a stream; vendors add fields of their own. */
const chunk = z.object({
  choices: z.array(z.object({ delta: z.object({ content: z.string().nullish() }).optional() })).default([]),
  error: z.object({ message: z.string().optional() }).nullish(),
});

/**
 * What the operator's language model answers, piece by piece as it writes: any server that speaks the chat protocol
 * of OpenAI (vLLM, Ollama, llama.cpp, most vendors). Leaving early ends the call.
 * @throws Failure `language_model_unavailable`
 */
export async function* streamLanguageModel(server: Server, request: ChatRequest): AsyncGenerator<string> {
  const silence = new Silence(request.signal);
  try {
    const answer = await begin(server, request, silence.signal);
    for await (const data of readEvents(answer)) {
      silence.broken();
      if (data.trim() === '[DONE]') return;
      const text = readChunk(data);
      if (text) yield text;
    }
  } catch (cause) {
    if (cause instanceof Failure) throw cause;
    request.signal.throwIfAborted();
    throw unavailable('The language model stopped in the middle of its answer.', cause);
  } finally {
    silence.end();
  }
}

/** The whole answer. @throws Failure `language_model_unavailable`, also where the model says nothing */
export async function askLanguageModel(server: Server, request: ChatRequest): Promise<string> {
  let text = '';
  for await (const piece of streamLanguageModel(server, request)) text += piece;
  if (text.trim() === '') throw unavailable('The language model answered with nothing.');
  return text;
}

async function begin(
  { url, key, model }: Server,
  { messages, temperature, maxTokens, signal: caller }: ChatRequest,
  signal: AbortSignal,
): Promise<AsyncIterable<Uint8Array>> {
  const response = await fetch(`${url.replace(/\/+$/, '')}/chat/completions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(key && { authorization: `Bearer ${key}` }) },
    body: JSON.stringify({
      model: model ?? 'default',
      messages,
      temperature,
      max_tokens: maxTokens,
      stream: true,
    }),
    signal,
  }).catch((cause: unknown) => {
    caller.throwIfAborted();
    throw unavailable('The language model couldn’t be reached.', cause);
  });
  if (response.ok && response.body) return response.body;
  await response.body?.cancel();
  throw unavailable(`The language model refused the request (status ${response.status}).`);
}

async function* readEvents(body: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const waiting: string[] = [];
  const parser = createParser({ onEvent: ({ data }) => waiting.push(data) });
  const decoder = new TextDecoder();
  for await (const bytes of body) {
    parser.feed(decoder.decode(bytes, { stream: true }));
    yield* waiting.splice(0);
  }
}

function readChunk(data: string): string | undefined {
  const { choices, error } = chunk.parse(JSON.parse(data));
  if (error) throw unavailable('The language model reported an error in the middle of its answer.', error);
  return choices[0]?.delta?.content ?? undefined;
}

const unavailable = (message: string, cause?: unknown) =>
  new Failure('language_model_unavailable', message, { cause });

/** Ends a call when nothing has come for too long, or with its caller. */
class Silence {
  readonly signal: AbortSignal;
  readonly #tooLong = new AbortController();
  #timer: NodeJS.Timeout | undefined;

  constructor(caller: AbortSignal) {
    this.signal = AbortSignal.any([caller, this.#tooLong.signal]);
    this.broken();
  }

  broken(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#tooLong.abort(), longestSilenceMs);
  }

  end(): void {
    clearTimeout(this.#timer);
    // whoever leaves early does not leave the other side writing
    this.#tooLong.abort();
  }
}
