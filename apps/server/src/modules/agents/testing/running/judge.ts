import type { LanguageModel } from '../../../../platform/language-model/model.ts';

export interface Judgement {
  result: 'success' | 'failure' | 'unknown';
  reason: string;
}

const answerSchema = {
  type: 'object',
  properties: {
    reason: { type: 'string' },
    result: { type: 'string', enum: ['success', 'failure', 'unknown'] },
  },
  required: ['reason', 'result'],
  additionalProperties: false,
};

const task =
  'You judge whether what happened meets a condition. Answer with JSON alone: {"reason": one short sentence, "result": "success", "failure" or "unknown"}.';

/** Asks a language model whether a condition is met. An answer that cannot be read is `unknown`. */
export async function judge(
  model: LanguageModel,
  { condition, material }: { condition: string; material: string },
  signal: AbortSignal,
): Promise<Judgement> {
  let text = '';
  const request = {
    messages: [
      { role: 'system' as const, content: task },
      { role: 'user' as const, content: `The condition:\n${condition}\n\nWhat happened:\n${material}` },
    ],
    answerSchema,
    temperature: 0,
    signal,
  };
  for await (const event of model.stream(request)) if (event.type === 'text') text += event.text;
  return readJudgement(text);
}

export function readJudgement(text: string): Judgement {
  const json = /\{[\s\S]*\}/.exec(text)?.[0] ?? '';
  try {
    const { result, reason } = JSON.parse(json) as Partial<Judgement>;
    if (result === 'success' || result === 'failure' || result === 'unknown')
      return { result, reason: String(reason ?? '') };
  } catch {
    // told below
  }
  return { result: 'unknown', reason: 'The judging model gave no answer that could be read.' };
}
