import { randomUUID } from 'node:crypto';
import { EngineFailure } from '@mynah/engine-spec';
import { PartQueue } from '../engines/part-queue.ts';
import type { EngineProgram } from '../engines/serve-engines.ts';
import type { ToolDeclaration } from '../language-model/model.ts';
import { type ChatModelFacts, type ChatOrder, type ChatPart, mostContextTokens } from './chat-order.ts';
import { HeldCall } from './held-call.ts';
import {
  type ContextSequence,
  type Grammar,
  importLlama,
  type Llama,
  type LlamaChat,
} from './llama-binding.ts';
import { type ChatItem, toChatHistory } from './to-chat-history.ts';
import { toGrammarSchema, withoutNulls } from './to-grammar-schema.ts';

/** Agents talk; who wants more says so. */
const usualAnswerTokens = 512;

interface Loaded {
  llama: Llama;
  chat: LlamaChat;
  sequence: ContextSequence;
}

/** The program of a process that holds a language model of this machine. */
export function chatProgram(): EngineProgram<ChatModelFacts, ChatOrder> {
  let loaded: Loaded;
  return {
    async load({ packFolder, threads }) {
      const file = packFolder('local-model');
      const binding = packFolder('llama');
      if (!file || !binding)
        throw new EngineFailure('unavailable', 'There is no language model on this machine.');
      const { getLlama, LlamaChat } = await importLlama(binding);
      const llama = await getLlama({ gpu: 'auto', maxThreads: threads, build: 'never', logLevel: 'error' });
      const model = await llama.loadModel({ modelPath: file });
      const max = Math.min(mostContextTokens, model.trainContextSize);
      const context = await model.createContext({ contextSize: { max }, threads });
      const sequence = context.getSequence();
      loaded = { llama, sequence, chat: new LlamaChat({ contextSequence: sequence }) };
      return { title: model.fileInfo.metadata.general?.name, contextTokens: context.contextSize };
    },
    run: (order, signal) => answer(loaded, order, signal),
    dispose: async () => loaded?.llama.dispose(),
  };
}

async function* answer(loaded: Loaded, order: ChatOrder, signal: AbortSignal): AsyncIterable<ChatPart> {
  const { tokenMeter: meter } = loaded.sequence;
  const [inputBefore, outputBefore] = [meter.usedInputTokens, meter.usedOutputTokens];
  const forced = forcedTool(order);
  const grammar = await grammarOf(loaded.llama, forced?.parameters ?? order.answerSchema);
  const tools = grammar || order.toolChoice === 'none' ? [] : (order.tools ?? []);
  const held = new HeldCall(tools);
  const parts = new PartQueue<ChatPart>();
  const tell = (text: string): void => {
    if (text !== '') parts.push({ type: 'text', text });
  };
  // the arguments of a tool are no text to be said
  const onText = forced ? () => {} : (text: string) => tell(held.add(text));
  const generated = generate(loaded, order, { signal, grammar, tools, onText }).finally(() => parts.end());
  yield* parts;
  const { response, functionCalls = [], metadata } = await generated;
  if (signal.aborted) return;
  const calls = forced
    ? [{ functionName: forced.name, params: JSON.parse(response || '{}') as unknown }]
    : [...functionCalls];
  const last = held.end();
  if ('call' in last) calls.push(last.call);
  else if (last.text !== '') yield { type: 'text', text: last.text };
  for (const { functionName: name, params } of calls) {
    const written = JSON.stringify(withoutNulls(params ?? {}));
    yield { type: 'tool-call', call: { id: `call_${randomUUID()}`, name, arguments: written } };
  }
  yield {
    type: 'usage',
    inputTokens: meter.usedInputTokens - inputBefore,
    outputTokens: meter.usedOutputTokens - outputBefore,
  };
  const isCut = metadata.stopReason === 'maxTokens';
  yield { type: 'end', reason: calls.length > 0 ? 'tool-calls' : isCut ? 'length' : 'stop' };
}

interface Generating {
  signal: AbortSignal;
  grammar: Grammar | undefined;
  tools: readonly ToolDeclaration[];
  onText(text: string): void;
}

function generate({ chat }: Loaded, order: ChatOrder, { signal, grammar, tools, onText }: Generating) {
  return chat.generateResponse([...historyOf(order), { type: 'model', response: [] }], {
    signal,
    stopOnAbortSignal: true,
    onTextChunk: onText,
    temperature: order.temperature ?? 0,
    maxTokens: order.maxTokens ?? usualAnswerTokens,
    ...(grammar && { grammar }),
    ...(tools.length > 0 && {
      documentFunctionParams: true,
      functions: Object.fromEntries(
        tools.map(({ name, description, parameters }) => [
          name,
          { description, params: toGrammarSchema(parameters) },
        ]),
      ),
    }),
  });
}

/** A model that must call a tool writes its arguments by their grammar, so it has to know what they are for. */
function historyOf(order: ChatOrder): ChatItem[] {
  const forced = forcedTool(order);
  const history = toChatHistory(order.messages);
  if (!forced) return history;
  const { name, description } = forced;
  return [...history, { type: 'system', text: `Write the arguments of ${name} as JSON. ${description}` }];
}

const forcedTool = ({ tools, toolChoice }: ChatOrder) =>
  typeof toolChoice === 'object' ? tools?.find(({ name }) => name === toolChoice.name) : undefined;

const grammarOf = async (llama: Llama, schema: unknown): Promise<Grammar | undefined> =>
  schema ? llama.createGrammarForJsonSchema(toGrammarSchema(schema)) : undefined;
