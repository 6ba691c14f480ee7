import type { ExpressionNode } from '@mynah/contract/agents/config/expressions';
import type { LanguageModel } from '../../../../platform/language-model/model.ts';
import type { History } from '../history.ts';

const task =
  'Read one value out of the conversation so far. Answer with JSON alone: {"value": …}; null where it is not there.';

/** What a language model reads out of the conversation; null where it cannot. */
export async function extractValue(
  model: LanguageModel,
  history: History,
  node: Extract<ExpressionNode, { type: 'llm' }>,
  signal: AbortSignal,
): Promise<unknown> {
  const wanted =
    'value_schema' in node ? node.value_schema : { type: 'boolean', description: node.prompt, enum: null };
  const { enum: choices, ...schema } = wanted;
  const value = choices ? { ...schema, enum: choices } : schema;
  const request = {
    messages: [
      { role: 'system' as const, content: `${task}\nThe value: ${JSON.stringify(value)}` },
      ...history.fitting(model.contextTokens),
    ],
    answerSchema: { type: 'object', properties: { value }, required: ['value'] },
    temperature: 0,
    signal,
  };
  let text = '';
  for await (const event of model.stream(request)) if (event.type === 'text') text += event.text;
  return readValue(text);
}

/** Of an answer that may stand in a fence or a sentence. */
function readValue(text: string): unknown {
  const json = /\{[\s\S]*\}/.exec(text)?.[0];
  try {
    return json ? ((JSON.parse(json) as { value?: unknown }).value ?? null) : null;
  } catch {
    return null;
  }
}
