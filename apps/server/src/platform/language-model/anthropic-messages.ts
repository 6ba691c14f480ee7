import { z } from 'zod';
import type { LanguageModel, ModelEvent, ModelRequest } from './model.ts';
import { type PostStream, postForEvents, postStraight } from './post-for-events.ts';
import { argumentsAsObject, readEvent } from './read-event.ts';
import { type TurnMessage, toTurns } from './turns.ts';
import { unavailable } from './unavailable.ts';
import type { VendorServer } from './vendor-server.ts';

const usage = z.object({
  input_tokens: z.int().nullish(),
  output_tokens: z.int().nullish(),
  cache_read_input_tokens: z.int().nullish(),
  cache_creation_input_tokens: z.int().nullish(),
});

/** Kinds of events that are added later are ignored, as the protocol asks. */
const event = z.object({
  type: z.string(),
  index: z.int().optional(),
  message: z.object({ usage: usage.nullish() }).nullish(),
  content_block: z
    .object({ type: z.string(), id: z.string().optional(), name: z.string().optional() })
    .optional(),
  delta: z
    .object({
      text: z.string().optional(),
      thinking: z.string().optional(),
      partial_json: z.string().optional(),
      stop_reason: z.string().nullish(),
    })
    .optional(),
  usage: usage.nullish(),
  error: z.object({ message: z.string().optional() }).optional(),
});

/** The protocol demands a limit. */
const tokensOfAnswer = 4096;
/** A tool that is no tool: an answer that keeps to a schema is given as its arguments. */
const answerTool = 'answer';

/** Anthropic’s Messages API (docs.anthropic.com/en/api/messages-streaming). */
export const anthropicMessages = (server: VendorServer, post: PostStream = postStraight): LanguageModel => ({
  name: server.name,
  contextTokens: server.contextTokens,
  stream: (request) => streamMessages(server, post, request),
});

async function* streamMessages(
  server: VendorServer,
  post: PostStream,
  request: ModelRequest,
): AsyncGenerator<ModelEvent> {
  const events = postForEvents(post, {
    url: `${server.url.replace(/\/+$/, '')}/v1/messages`,
    headers: { 'x-api-key': server.key, 'anthropic-version': '2023-06-01' },
    body: bodyOf(server, request),
    signal: request.signal,
  });
  const answer = new Answer();
  yield { type: 'model', name: server.name };
  for await (const data of events) {
    yield* answer.read(readEvent(event, data));
    if (answer.isOver) return;
  }
  throw unavailable('The language model stopped in the middle of its answer.');
}

function bodyOf(server: VendorServer, request: ModelRequest): object {
  const { system, turns } = toTurns(request.messages);
  const { answerSchema } = request;
  const tools = answerSchema
    ? [{ name: answerTool, description: 'Gives the answer.', parameters: answerSchema }]
    : request.tools;
  return {
    model: server.model,
    max_tokens: request.maxTokens ?? tokensOfAnswer,
    ...(system !== '' && { system }),
    messages: turns.map(({ side, messages }) => ({
      role: side === 'caller' ? 'user' : 'assistant',
      content: messages.flatMap(blocksOf),
    })),
    ...(tools?.length && {
      tools: tools.map(({ name, description, parameters }) => ({
        name,
        description,
        input_schema: { type: 'object', ...parameters },
      })),
      tool_choice: choiceOf(answerSchema ? { name: answerTool } : request.toolChoice),
    }),
    ...(server.takesTemperature && { temperature: request.temperature ?? undefined }),
    stream: true,
  };
}

const choiceOf = (choice: ModelRequest['toolChoice']): object =>
  typeof choice === 'object' ? { type: 'tool', name: choice.name } : { type: choice ?? 'auto' };

function blocksOf(message: TurnMessage): object[] {
  if (message.role === 'tool')
    return [{ type: 'tool_result', tool_use_id: message.toolCallId, content: message.content }];
  const text = message.content === '' ? [] : [{ type: 'text', text: message.content }];
  if (message.role === 'user')
    return [
      ...(message.images ?? []).map(({ contentType, base64 }) => ({
        type: 'image',
        source: { type: 'base64', media_type: contentType, data: base64 },
      })),
      ...text,
    ];
  const calls = (message.toolCalls ?? []).map(({ id, name, arguments: given }) => ({
    type: 'tool_use',
    id,
    name,
    input: argumentsAsObject(given),
  }));
  return [...text, ...calls];
}

/** What has come of an answer: blocks begin, grow and end, each at its place. */
class Answer {
  readonly #calls = new Map<number, { id: string; name: string; arguments: string }>();
  #inputTokens = 0;
  #cachedInputTokens = 0;
  #stop: string | undefined;
  #hasCalled = false;
  isOver = false;

  *read(part: z.infer<typeof event>): Generator<ModelEvent> {
    const { type, index = 0, content_block: block, delta } = part;
    if (type === 'error')
      throw unavailable('The language model reported an error in the middle of its answer.', part.error);
    if (type === 'message_start') this.#readInput(part.message?.usage);
    if (type === 'content_block_start' && block?.type === 'tool_use')
      this.#calls.set(index, { id: block.id ?? `call_${index}`, name: block.name ?? '', arguments: '' });
    if (type === 'content_block_delta') yield* this.#grow(index, delta);
    if (type === 'content_block_stop') yield* this.#finishCall(index);
    if (type === 'message_delta') yield* this.#readEnd(part);
    if (type === 'message_stop') {
      this.isOver = true;
      yield { type: 'end', reason: this.#reason() };
    }
  }

  #readInput(used: z.infer<typeof usage> | null | undefined): void {
    this.#cachedInputTokens = used?.cache_read_input_tokens ?? 0;
    // the vendor counts what came from its cache apart
    this.#inputTokens =
      (used?.input_tokens ?? 0) + this.#cachedInputTokens + (used?.cache_creation_input_tokens ?? 0);
  }

  *#grow(index: number, delta: z.infer<typeof event>['delta']): Generator<ModelEvent> {
    if (delta?.text) yield { type: 'text', text: delta.text };
    if (delta?.thinking) yield { type: 'reasoning', text: delta.thinking };
    const call = this.#calls.get(index);
    if (call && delta?.partial_json) call.arguments += delta.partial_json;
  }

  *#finishCall(index: number): Generator<ModelEvent> {
    const call = this.#calls.get(index);
    if (!call) return;
    const given = call.arguments || '{}';
    if (call.name === answerTool) {
      yield { type: 'text', text: given };
      return;
    }
    this.#hasCalled = true;
    yield { type: 'tool-call', call: { ...call, arguments: given } };
  }

  *#readEnd({ delta, usage: used }: z.infer<typeof event>): Generator<ModelEvent> {
    this.#stop = delta?.stop_reason ?? this.#stop;
    yield {
      type: 'usage',
      inputTokens: this.#inputTokens,
      outputTokens: used?.output_tokens ?? 0,
      cachedInputTokens: this.#cachedInputTokens,
    };
  }

  #reason(): 'stop' | 'length' | 'tool-calls' | 'refused' {
    if (this.#hasCalled) return 'tool-calls';
    if (this.#stop === 'max_tokens' || this.#stop === 'model_context_window_exceeded') return 'length';
    return this.#stop === 'refusal' ? 'refused' : 'stop';
  }
}
