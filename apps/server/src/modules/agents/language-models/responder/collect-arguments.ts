import type {
  ModelMessage,
  ModelRequest,
  ToolDeclaration,
} from '../../../../platform/language-model/index.ts';
import { isAlike, wordsOf } from './choose-sentences.ts';
import { readValue, type ValueSchema } from './read-value.ts';

/** A tool that the caller wants, with what is known for it; `missing` is what has to be asked for first. */
export interface Wish {
  tool: string;
  arguments: Record<string, unknown>;
  missing?: string;
}

/** Tools of the conversation itself are no wishes of callers. */
const own =
  /^(end_call|skip_turn|language_detection|transfer_to_|voicemail_detection|play_keypad|notify_condition_|knowledge_base)/;

/** A caller's turn asks for a tool when it shares this many words with what the tool says of itself. */
const leastShared = 2;

/**
 * The tool that the caller's turns since the last call are about, and what it still needs. Undefined where they are about
 * none.
 */
export function nextQuestion({ messages, tools = [] }: ModelRequest): Wish | undefined {
  const turns = turnsSince(messages);
  const tool = wantedTool(tools, turns);
  if (!tool) return undefined;
  const { properties, required } = parametersOf(tool);
  const given: Record<string, unknown> = {};
  for (const [name, schema] of Object.entries(properties)) {
    const answer = answerTo(schema, name, turns);
    const value = answer ?? readFirst(schema, turns);
    if (value !== undefined) given[name] = value;
  }
  const missing = required.find((name) => given[name] === undefined);
  return {
    tool: tool.name,
    arguments: given,
    ...(missing !== undefined && { missing: wordsFor(properties[missing], missing) }),
  };
}

interface Turn {
  /** What the agent had said before it. */
  before: string;
  said: string;
}

function turnsSince(messages: readonly ModelMessage[]): Turn[] {
  const from = messages.findLastIndex(({ role }) => role === 'tool') + 1;
  return messages.slice(from).flatMap((message, place, all): Turn[] => {
    if (message.role !== 'user') return [];
    const before = all.slice(0, place).findLast(({ role }) => role === 'assistant')?.content ?? '';
    return [{ before, said: message.content }];
  });
}

function wantedTool(tools: readonly ToolDeclaration[], turns: readonly Turn[]): ToolDeclaration | undefined {
  const said = wordsOf(turns.map((turn) => turn.said).join(' '));
  const ranked = tools
    .filter(({ name }) => !own.test(name))
    .map((tool) => {
      const words = wordsOf(`${tool.name.replaceAll('_', ' ')} ${tool.description}`);
      const shared = [...words].filter((word) => [...said].some((one) => isAlike(one, word))).length;
      return { tool, shared };
    })
    .sort((a, b) => b.shared - a.shared);
  const [best] = ranked;
  return best && best.shared >= leastShared ? best.tool : undefined;
}

interface Parameters {
  properties: Record<string, ValueSchema>;
  required: string[];
}

function parametersOf({ parameters }: ToolDeclaration): Parameters {
  const { properties = {}, required = [] } = parameters as Partial<Parameters>;
  return { properties, required };
}

/** The turn right after the agent had asked for it answers it, whatever it says. */
function answerTo(schema: ValueSchema, name: string, turns: readonly Turn[]): unknown {
  const asked = turns.findLast(({ before }) => before.includes(wordsFor(schema, name)));
  return asked && readValue(asked.said, schema, { isAnswer: true });
}

/** What can be told apart by its form alone may come unasked. */
function readFirst(schema: ValueSchema, turns: readonly Turn[]): unknown {
  for (const { said } of turns) {
    const value = readValue(said, schema, { isAnswer: false });
    if (value !== undefined) return value;
  }
  return undefined;
}

const wordsFor = (schema: ValueSchema | undefined, name: string): string =>
  (schema?.description || name.replaceAll('_', ' ')).replace(/[.?!]+$/, '');
