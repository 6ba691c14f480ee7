import { z } from 'zod';
import type { LanguageModel, ModelEvent, ModelMessage, ModelRequest } from './model.ts';
import type { ChatServer } from './openai-chat.ts';
import { type PostStream, postForEvents, postStraight } from './post-for-events.ts';
import { readEvent } from './read-event.ts';
import { unavailable } from './unavailable.ts';

/** There are some fifty kinds of events; those that say nothing new are ignored. */
const event = z.object({
  type: z.string(),
  delta: z.unknown().optional(),
  item: z
    .object({
      type: z.string(),
      call_id: z.string().nullish(),
      name: z.string().nullish(),
      arguments: z.string().nullish(),
    })
    .nullish(),
  response: z
    .object({
      error: z.object({ message: z.string().nullish() }).nullish(),
      incomplete_details: z.object({ reason: z.string().nullish() }).nullish(),
      usage: z
        .object({
          input_tokens: z.int().default(0),
          output_tokens: z.int().default(0),
          input_tokens_details: z.object({ cached_tokens: z.int().nullish() }).nullish(),
        })
        .nullish(),
    })
    .nullish(),
  message: z.string().nullish(),
});
type Event = z.infer<typeof event>;

/** OpenAI’s Responses API (platform.openai.com/docs/api-reference/responses-streaming). Nothing is kept there. */
export const openAiResponses = (server: ChatServer, post: PostStream = postStraight): LanguageModel => ({
  name: server.model ?? 'default',
  contextTokens: server.contextTokens ?? 32_000,
  stream: (request) => streamResponse(server, post, request),
});

async function* streamResponse(
  server: ChatServer,
  post: PostStream,
  request: ModelRequest,
): AsyncGenerator<ModelEvent> {
  const { url, key, headers, apiVersion } = server;
  const query = apiVersion ? `?api-version=${encodeURIComponent(apiVersion)}` : '';
  const events = postForEvents(post, {
    url: `${url.replace(/\/+$/, '')}/responses${query}`,
    headers: { ...(key && { authorization: `Bearer ${key}` }), ...headers },
    body: bodyOf(server, request),
    signal: request.signal,
  });
  let calls = 0;
  let hasRefused = false;
  yield { type: 'model', name: server.model ?? 'default' };
  for await (const data of events) {
    if (data.trim() === '[DONE]') break;
    const part = readEvent(event, data);
    const said = saidIn(part, calls);
    if (said?.type === 'tool-call') calls++;
    hasRefused ||= part.type === 'response.refusal.delta';
    if (said) yield said;
    if (part.type !== 'response.completed' && part.type !== 'response.incomplete') continue;
    if (part.response?.usage) yield usageOf(part.response.usage);
    const end = hasRefused ? 'refused' : endOf(part);
    yield { type: 'end', reason: calls > 0 ? 'tool-calls' : end };
    return;
  }
  throw unavailable('The language model stopped in the middle of its answer.');
}

function saidIn(part: Event, calls: number): ModelEvent | undefined {
  const { type, delta, item } = part;
  if (type === 'error' || type === 'response.failed')
    throw unavailable('The language model reported an error in the middle of its answer.', part);
  if (typeof delta === 'string' && delta !== '') {
    if (type === 'response.output_text.delta' || type === 'response.refusal.delta')
      return { type: 'text', text: delta };
    if (type === 'response.reasoning_summary_text.delta') return { type: 'reasoning', text: delta };
  }
  if (type !== 'response.output_item.done' || item?.type !== 'function_call' || !item.name) return undefined;
  const id = item.call_id ?? `call_${calls}`;
  return { type: 'tool-call', call: { id, name: item.name, arguments: item.arguments || '{}' } };
}

const usageOf = (usage: NonNullable<NonNullable<Event['response']>['usage']>): ModelEvent => ({
  type: 'usage',
  inputTokens: usage.input_tokens,
  outputTokens: usage.output_tokens,
  cachedInputTokens: usage.input_tokens_details?.cached_tokens ?? 0,
});

function endOf({ response }: Event): 'stop' | 'length' | 'refused' {
  const reason = response?.incomplete_details?.reason;
  if (reason === 'content_filter') return 'refused';
  return reason ? 'length' : 'stop';
}

function bodyOf({ model }: ChatServer, request: ModelRequest): object {
  const { messages, tools, toolChoice, answerSchema, reasoningEffort, extraBody } = request;
  return {
    model: model ?? 'default',
    input: messages.flatMap(itemsOf),
    temperature: request.temperature ?? undefined,
    max_output_tokens: request.maxTokens,
    ...(reasoningEffort && { reasoning: { effort: reasoningEffort } }),
    ...(tools && {
      tools: tools.map((tool) => ({ type: 'function', ...tool, strict: false })),
      tool_choice: typeof toolChoice === 'object' ? { type: 'function', ...toolChoice } : toolChoice,
    }),
    ...(answerSchema && {
      text: { format: { type: 'json_schema', name: 'answer', schema: answerSchema, strict: false } },
    }),
    ...(extraBody && { elevenlabs_extra_body: extraBody }),
    store: false,
    stream: true,
  };
}

function itemsOf(message: ModelMessage): object[] {
  switch (message.role) {
    case 'system':
      return [{ role: 'system', content: message.content }];
    case 'user':
      return [
        {
          role: 'user',
          content: [
            { type: 'input_text', text: message.content },
            ...(message.images ?? []).map(({ contentType, base64 }) => ({
              type: 'input_image',
              image_url: `data:${contentType};base64,${base64}`,
            })),
          ],
        },
      ];
    case 'assistant':
      return [
        ...(message.content === '' ? [] : [{ role: 'assistant', content: message.content }]),
        ...(message.toolCalls ?? []).map(({ id, name, arguments: given }) => ({
          type: 'function_call',
          call_id: id,
          name,
          arguments: given,
        })),
      ];
    case 'tool':
      return [{ type: 'function_call_output', call_id: message.toolCallId, output: message.content }];
  }
}
