import type { ModelMessage } from '../language-model/model.ts';
import { argumentsAsObject } from '../language-model/read-event.ts';

/** A conversation as llama.cpp's binding reads it: what a tool gave stands within the answer that called it. */
export type ChatItem =
  | { type: 'system'; text: string }
  | { type: 'user'; text: string }
  | { type: 'model'; response: (string | FunctionCall)[] };

interface FunctionCall {
  type: 'functionCall';
  name: string;
  params: Record<string, unknown>;
  result: string;
}

/** Pictures are left out: the models that run here see nothing. */
export function toChatHistory(messages: readonly ModelMessage[]): ChatItem[] {
  const results = new Map(
    messages.flatMap((message) =>
      message.role === 'tool' ? [[message.toolCallId, message.content] as const] : [],
    ),
  );
  const items: ChatItem[] = [];
  for (const message of messages) {
    const item = asItem(message, results);
    const last = items.at(-1);
    // what a tool gave is answered in the same breath
    if (item?.type === 'model' && last?.type === 'model') last.response.push(...item.response);
    else if (item) items.push(item);
  }
  return items;
}

function asItem(message: ModelMessage, results: ReadonlyMap<string, string>): ChatItem | undefined {
  if (message.role === 'tool') return undefined;
  if (message.role !== 'assistant') return { type: message.role, text: message.content };
  const calls = (message.toolCalls ?? []).map(
    (call): FunctionCall => ({
      type: 'functionCall',
      name: call.name,
      params: argumentsAsObject(call.arguments),
      result: results.get(call.id) ?? '',
    }),
  );
  return { type: 'model', response: [...(message.content ? [message.content] : []), ...calls] };
}
