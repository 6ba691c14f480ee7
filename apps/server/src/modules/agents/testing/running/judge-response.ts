import type { TranscriptEntry } from '@mynah/contract/agents/conversations/transcript';
import type { TestDefinition } from '@mynah/contract/agents/testing/agent-tests';
import type { ConditionResult } from '@mynah/contract/agents/testing/test-runs';
import type { Platform } from '../../../../platform/platform.ts';
import { namedModel } from '../../language-models/index.ts';
import type { AgentAtVersion } from '../../registry/index.ts';
import { judge } from './judge.ts';
import { shownTranscript } from './shown-transcript.ts';

export interface Judged<Type extends TestDefinition['type']> {
  platform: Platform;
  agent: AgentAtVersion;
  test: Extract<TestDefinition, { type: Type }>;
  entry: TranscriptEntry;
  signal: AbortSignal;
}

/** Is what the agent said what the test wants? Judged by a language model; by the examples alone where none is there. */
export async function judgeResponse({
  platform,
  agent,
  test,
  entry,
  signal,
}: Judged<'llm'>): Promise<ConditionResult> {
  const said = entry.message ?? '';
  const known = byExamples(test, said);
  if (known) return known;
  const model = namedModel(platform, agent.platformSettings.analysis_llm);
  if (!model) return withoutModel;
  const condition = [
    test.success_condition,
    ...test.success_examples.map(({ response }) => `An answer that meets it: ${response}`),
    ...test.failure_examples.map(({ response }) => `An answer that does not: ${response}`),
  ].join('\n');
  const material = shownTranscript([...test.chat_history, entry]);
  const { result, reason } = await judge(model, { condition, material }, signal);
  return { result, rationale: { messages: [reason], summary: reason } };
}

const withoutModel: ConditionResult = {
  result: 'unknown',
  rationale: {
    messages: [],
    summary: 'No language model is set up that could judge the answer.',
  },
};

function byExamples(
  { success_examples: good, failure_examples: bad }: Judged<'llm'>['test'],
  said: string,
): ConditionResult | undefined {
  const isSame = ({ response }: { response: string }) => plain(response) === plain(said);
  const verdict = (result: 'success' | 'failure') => {
    const summary = `The answer is one of the ${result} examples.`;
    return { result, rationale: { messages: [summary], summary } };
  };
  if (good.some(isSame)) return verdict('success');
  return bad.some(isSame) ? verdict('failure') : undefined;
}

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
