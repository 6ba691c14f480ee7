import { z } from 'zod';
import { toGeminiSchema } from './gemini-schema.ts';
import type { LanguageModel, ModelEvent, ModelRequest, ToolCall } from './model.ts';
import { type PostStream, postForEvents, postStraight } from './post-for-events.ts';
import { argumentsAsObject, readEvent } from './read-event.ts';
import { type TurnMessage, toTurns } from './turns.ts';
import { unavailable } from './unavailable.ts';
import type { VendorServer } from './vendor-server.ts';

const part = z.object({
  text: z.string().optional(),
  thought: z.boolean().optional(),
  thoughtSignature: z.string().optional(),
  functionCall: z
    .object({
      id: z.string().optional(),
      name: z.string(),
      args: z.record(z.string(), z.unknown()).nullish(),
    })
    .optional(),
});
const chunk = z.object({
  candidates: z
    .array(
      z.object({
        content: z.object({ parts: z.array(part).nullish() }).nullish(),
        finishReason: z.string().nullish(),
      }),
    )
    .default([]),
  promptFeedback: z.object({ blockReason: z.string().nullish() }).nullish(),
  usageMetadata: z
    .object({
      promptTokenCount: z.int().default(0),
      candidatesTokenCount: z.int().default(0),
      thoughtsTokenCount: z.int().default(0),
      cachedContentTokenCount: z.int().default(0),
    })
    .nullish(),
  error: z.object({ message: z.string().optional() }).nullish(),
});
type Usage = NonNullable<z.infer<typeof chunk>['usageMetadata']>;

/** Stands for the signature of a call that another model made (ai.google.dev/gemini-api/docs/thought-signatures). */
const foreignSignature = 'skip_thought_signature_validator';

/** Google’s Gemini API, streamed (ai.google.dev/api/generate-content). */
export function gemini(server: VendorServer, post: PostStream = postStraight): LanguageModel {
  /** Newer models want back what they signed, with the call that it belongs to. */
  const signatures = new Map<string, string>();
  return {
    name: server.name,
    contextTokens: server.contextTokens,
    stream: (request) => streamContent({ server, post, signatures }, request),
  };
}

interface Gemini {
  server: VendorServer;
  post: PostStream;
  signatures: Map<string, string>;
}

async function* streamContent(
  { server, post, signatures }: Gemini,
  request: ModelRequest,
): AsyncGenerator<ModelEvent> {
  const model = encodeURIComponent(server.model);
  const events = postForEvents(post, {
    url: `${server.url.replace(/\/+$/, '')}/models/${model}:streamGenerateContent?alt=sse`,
    headers: { 'x-goog-api-key': server.key },
    body: bodyOf(server.model, request, signatures),
    signal: request.signal,
  });
  let usage: Usage | undefined;
  let finish: string | undefined;
  let calls = 0;
  yield { type: 'model', name: server.name };
  for await (const data of events) {
    const { candidates, promptFeedback, usageMetadata, error } = readEvent(chunk, data);
    if (error) throw unavailable('The language model reported an error in the middle of its answer.', error);
    for (const { text, thought, thoughtSignature, functionCall } of candidates[0]?.content?.parts ?? []) {
      if (text) yield { type: thought ? 'reasoning' : 'text', text };
      if (!functionCall) continue;
      const call = callOf(functionCall);
      if (thoughtSignature) signatures.set(call.id, thoughtSignature);
      calls++;
      yield { type: 'tool-call', call };
    }
    // every message tells the sum so far
    usage = usageMetadata ?? usage;
    finish = candidates[0]?.finishReason ?? (promptFeedback?.blockReason ? 'SAFETY' : finish);
  }
  if (finish === undefined) throw unavailable('The language model stopped in the middle of its answer.');
  if (usage) yield usageOf(usage);
  yield { type: 'end', reason: calls > 0 ? 'tool-calls' : endOf(finish) };
}

type FunctionCall = NonNullable<z.infer<typeof part>['functionCall']>;

const callOf = ({ id, name, args }: FunctionCall): ToolCall => ({
  id: id ?? `call_${crypto.randomUUID().slice(0, 8)}`,
  name,
  arguments: JSON.stringify(args ?? {}),
});

const usageOf = (usage: Usage): ModelEvent => ({
  type: 'usage',
  inputTokens: usage.promptTokenCount,
  outputTokens: usage.candidatesTokenCount + usage.thoughtsTokenCount,
  cachedInputTokens: usage.cachedContentTokenCount,
});

function endOf(finish: string): 'stop' | 'length' | 'refused' {
  if (finish === 'MAX_TOKENS') return 'length';
  return /SAFETY|RECITATION|PROHIBITED|BLOCKLIST|SPII/.test(finish) ? 'refused' : 'stop';
}

function bodyOf(model: string, request: ModelRequest, signatures: ReadonlyMap<string, string>): object {
  const { system, turns } = toTurns(request.messages);
  const { tools, toolChoice, answerSchema } = request;
  return {
    ...(system !== '' && { systemInstruction: { parts: [{ text: system }] } }),
    contents: turns.map(({ side, messages }) => ({
      role: side === 'caller' ? 'user' : 'model',
      parts: messages.flatMap((message) => partsOf(message, signatures)),
    })),
    ...(tools?.length && {
      tools: [{ functionDeclarations: tools.map(toDeclaration) }],
      toolConfig: { functionCallingConfig: modeOf(toolChoice) },
    }),
    generationConfig: {
      temperature: request.temperature ?? undefined,
      maxOutputTokens: request.maxTokens,
      thinkingConfig: thinkingOf(model, request.reasoningEffort),
      ...(answerSchema && {
        responseMimeType: 'application/json',
        responseSchema: toGeminiSchema(answerSchema),
      }),
    },
  };
}

type Tool = NonNullable<ModelRequest['tools']>[number];

/** A function without parameters has no schema at all: an object without properties is refused. */
function toDeclaration({ name, description, parameters }: Tool): object {
  const schema = toGeminiSchema(parameters);
  return { name, description, ...(schema.properties !== undefined && { parameters: schema }) };
}

function modeOf(choice: ModelRequest['toolChoice']): object {
  if (typeof choice === 'object') return { mode: 'ANY', allowedFunctionNames: [choice.name] };
  return { mode: choice === 'none' ? 'NONE' : 'AUTO' };
}

/** Who talks cannot wait for long thoughts: without an effort that the agent sets, these models think as little as they can. */
function thinkingOf(model: string, effort: string | null | undefined): object | undefined {
  const budgets: Readonly<Record<string, number>> = { none: 0, minimal: 512, low: 1024, medium: 8192 };
  if (/^gemini-2\.5-flash/.test(model)) return { thinkingBudget: effort ? (budgets[effort] ?? 24_576) : 0 };
  if (/^gemini-2\.5-pro/.test(model))
    return { thinkingBudget: Math.max(128, budgets[effort ?? 'none'] ?? 24_576) };
  if (!/^gemini-3/.test(model)) return undefined;
  return { thinkingLevel: ['medium', 'high', 'xhigh', 'max'].includes(effort ?? '') ? 'high' : 'low' };
}

function partsOf(message: TurnMessage, signatures: ReadonlyMap<string, string>): object[] {
  if (message.role === 'tool')
    return [{ functionResponse: { name: message.name, response: { result: message.content } } }];
  const text = message.content === '' ? [] : [{ text: message.content }];
  if (message.role === 'user')
    return [
      ...(message.images ?? []).map(({ contentType, base64 }) => ({
        inlineData: { mimeType: contentType, data: base64 },
      })),
      ...text,
    ];
  const calls = (message.toolCalls ?? []).map(({ id, name, arguments: given }, place) => ({
    functionCall: { name, args: argumentsAsObject(given) },
    // of calls made at once the first alone is signed
    ...((place === 0 || signatures.has(id)) && { thoughtSignature: signatures.get(id) ?? foreignSignature }),
  }));
  return [...text, ...calls];
}
