import type { ModelMessage } from './model.ts';

/** A message that stands in a turn of one side; system messages in the middle became notes to the model. */
export type TurnMessage = Exclude<ModelMessage, { role: 'system' }>;

export interface Turns {
  /** What stands before the conversation. */
  system: string;
  /** Alternating, the caller's side first and last: the results of tools belong to it. */
  turns: { side: 'caller' | 'agent'; messages: TurnMessage[] }[];
}

/** Protocols without system messages in the middle, and in which the caller has to begin and to ask. */
const callBegins = '(The conversation begins.)';
const goOn = '(Go on.)';

/** Messages as the two sides of Anthropic’s and Gemini’s protocols. Messages without content are left out. */
export function toTurns(messages: readonly ModelMessage[]): Turns {
  const [first] = messages;
  const system = first?.role === 'system' ? first.content : '';
  const turns: Turns['turns'] = [];
  for (const message of messages.slice(system === '' ? 0 : 1).flatMap(asTurnMessage)) {
    const side = message.role === 'assistant' ? 'agent' : 'caller';
    const last = turns.at(-1);
    if (last?.side === side) last.messages.push(message);
    else turns.push({ side, messages: [message] });
  }
  if (turns[0]?.side !== 'caller') turns.unshift(callerSays(callBegins));
  if (turns.at(-1)?.side === 'agent') turns.push(callerSays(goOn));
  return { system, turns };
}

const callerSays = (content: string): Turns['turns'][number] => ({
  side: 'caller',
  messages: [{ role: 'user', content }],
});

function asTurnMessage(message: ModelMessage): TurnMessage[] {
  if (message.role === 'system')
    return message.content === '' ? [] : [{ role: 'user', content: `[${message.content}]` }];
  const isEmpty =
    message.content === '' &&
    ((message.role === 'user' && !message.images?.length) ||
      (message.role === 'assistant' && !message.toolCalls?.length));
  return isEmpty ? [] : [message];
}
