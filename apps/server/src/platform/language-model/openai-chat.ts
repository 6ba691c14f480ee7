import { z } from 'zod';
import type { LanguageModel, ModelEvent, ModelMessage, ModelRequest } from './model.ts';
import { type PostStream, postForEvents, postStraight } from './post-for-events.ts';
import { readEvent } from './read-event.ts';
import { unavailable } from './unavailable.ts';

export interface ChatServer {
  /** Up to `/v1`. */
  url: string;
  key?: string | undefined;
  model?: string | undefined;
  headers?: Record<string, string>;
  /** Of the query, as Azure wants it. */
  apiVersion?: string | undefined;
  contextTokens?: number;
  /** OpenAI itself: its newer models refuse the older words of the protocol. */
  isVendor?: boolean;
  /** False of models that refuse a request which sets it. */
  takesTemperature?: boolean;
}

/** One message of a stream; vendors add fields of their own and leave out what they like. */
const chunk = z.object({
  choices: z
    .array(
      z.object({
        delta: z
          .object({
            content: z.string().nullish(),
            /** As vLLM, DeepSeek and others name what the model thinks. */
            reasoning_content: z.string().nullish(),
            tool_calls: z
              .array(
                z.object({
                  index: z.int().nullish(),
                  id: z.string().nullish(),
                  function: z
                    .object({ name: z.string().nullish(), arguments: z.string().nullish() })
                    .nullish(),
                }),
              )
              .nullish(),
          })
          .nullish(),
        finish_reason: z.string().nullish(),
      }),
    )
    .default([]),
  usage: z
    .object({
      prompt_tokens: z.int().default(0),
      completion_tokens: z.int().default(0),
      prompt_tokens_details: z.object({ cached_tokens: z.int().nullish() }).nullish(),
    })
    .nullish(),
  error: z.object({ message: z.string().optional() }).nullish(),
});
type Chunk = z.infer<typeof chunk>;

/**
 * A server that speaks the chat protocol of OpenAI: vLLM, Ollama, llama.cpp, most vendors
 * (platform.openai.com/docs/api-reference/chat).
 */
export const openAiChat = (server: ChatServer, post: PostStream = postStraight): LanguageModel => ({
  name: server.model ?? 'default',
  contextTokens: server.contextTokens ?? 32_000,
  stream: (request) => streamChat(server, post, request),
});

async function* streamChat(
  server: ChatServer,
  post: PostStream,
  request: ModelRequest,
): AsyncGenerator<ModelEvent> {
  const { url, key, headers, apiVersion } = server;
  const query = apiVersion ? `?api-version=${encodeURIComponent(apiVersion)}` : '';
  const events = postForEvents(post, {
    url: `${url.replace(/\/+$/, '')}/chat/completions${query}`,
    headers: { ...(key && { authorization: `Bearer ${key}` }), ...headers },
    body: bodyOf(server, request),
    signal: request.signal,
  });
  const calls = new PartialCalls();
  let reason: string | undefined;
  yield { type: 'model', name: server.model ?? 'default' };
  for await (const data of events) {
    if (data.trim() === '[DONE]') break;
    const part = readChunk(data);
    const [choice] = part.choices;
    const { reasoning_content: thought, content, tool_calls: pieces } = choice?.delta ?? {};
    if (thought) yield { type: 'reasoning', text: thought };
    if (content) yield { type: 'text', text: content };
    for (const piece of pieces ?? []) calls.add(piece);
    reason = choice?.finish_reason ?? reason;
    if (part.usage) yield usageOf(part.usage);
  }
  const whole = calls.take();
  for (const call of whole) yield { type: 'tool-call', call };
  yield { type: 'end', reason: whole.length > 0 ? 'tool-calls' : endOf(reason) };
}

function bodyOf(server: ChatServer, request: ModelRequest): object {
  const { model, isVendor, takesTemperature = true } = server;
  const { tools, toolChoice, answerSchema, temperature, maxTokens, reasoningEffort, extraBody } = request;
  return {
    model: model ?? 'default',
    messages: request.messages.map(toMessage),
    ...(takesTemperature && { temperature: temperature ?? undefined }),
    [isVendor ? 'max_completion_tokens' : 'max_tokens']: maxTokens,
    reasoning_effort: reasoningEffort ?? undefined,
    ...(tools && {
      tools: tools.map((tool) => ({ type: 'function', function: tool })),
      tool_choice: typeof toolChoice === 'object' ? { type: 'function', function: toolChoice } : toolChoice,
    }),
    ...(answerSchema && {
      response_format: { type: 'json_schema', json_schema: { name: 'answer', schema: answerSchema } },
    }),
    ...(extraBody && { elevenlabs_extra_body: extraBody }),
    stream: true,
    stream_options: { include_usage: true },
  };
}

function toMessage(message: ModelMessage): object {
  switch (message.role) {
    case 'system':
      return message;
    case 'user':
      if (!message.images) return message;
      return {
        role: 'user',
        content: [
          { type: 'text', text: message.content },
          ...message.images.map(({ contentType, base64 }) => ({
            type: 'image_url',
            image_url: { url: `data:${contentType};base64,${base64}` },
          })),
        ],
      };
    case 'assistant':
      return {
        role: 'assistant',
        content: message.content === '' ? null : message.content,
        ...(message.toolCalls && {
          tool_calls: message.toolCalls.map(({ id, name, arguments: given }) => ({
            id,
            type: 'function',
            function: { name, arguments: given },
          })),
        }),
      };
    case 'tool':
      return { role: 'tool', tool_call_id: message.toolCallId, content: message.content };
  }
}

function readChunk(data: string): Chunk {
  const part = readEvent(chunk, data);
  if (part.error)
    throw unavailable('The language model reported an error in the middle of its answer.', part.error);
  return part;
}

const usageOf = (usage: NonNullable<Chunk['usage']>): ModelEvent => ({
  type: 'usage',
  inputTokens: usage.prompt_tokens,
  outputTokens: usage.completion_tokens,
  cachedInputTokens: usage.prompt_tokens_details?.cached_tokens ?? 0,
});

const endOf = (reason: string | undefined): 'stop' | 'length' | 'refused' =>
  reason === 'length' ? 'length' : reason === 'content_filter' ? 'refused' : 'stop';

type Piece = NonNullable<NonNullable<NonNullable<Chunk['choices'][number]['delta']>['tool_calls']>[number]>;

/** Calls come in pieces: the first with id and name, the others with more of the arguments. */
class PartialCalls {
  readonly #calls: { id: string; name: string; arguments: string }[] = [];

  add({ index, id, function: part }: Piece): void {
    const place = index ?? (id || part?.name ? this.#calls.length : this.#calls.length - 1);
    // servers that give no id still want one with the result
    this.#calls[place] ??= { id: id ?? `call_${place}`, name: '', arguments: '' };
    const call = this.#calls[place];
    call.name += part?.name ?? '';
    call.arguments += part?.arguments ?? '';
  }

  take(): { id: string; name: string; arguments: string }[] {
    return this.#calls.filter((call) => call?.name);
  }
}
