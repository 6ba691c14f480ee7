import type { TranscriptEntry } from '@mynah/contract/agents/conversations/transcript';
import type { TestDefinition } from '@mynah/contract/agents/testing/agent-tests';
import type { ConditionResult } from '@mynah/contract/agents/testing/test-runs';
import type { Platform } from '../../../../platform/platform.ts';
import type { Dialogue } from '../../dialogue/index.ts';
import { namedModel } from '../../language-models/index.ts';
import { judge } from './judge.ts';
import { shownTranscript } from './shown-transcript.ts';
import { simulatedCall } from './simulated-call.ts';
import type { TestOrder, TestOutcome } from './test-order.ts';

interface Simulation extends Omit<TestOrder, 'test'> {
  test: Extract<TestDefinition, { type: 'simulation' }>;
  dialogue: Dialogue;
}

/** A caller that a language model plays talks to the agent; what comes of it is judged condition by condition. */
export async function simulate(platform: Platform, simulation: Simulation): Promise<TestOutcome> {
  const { test, dialogue, signal } = simulation;
  const caller = namedModel(platform, test.simulated_user_model ?? '');
  const judging = namedModel(platform, test.evaluation_model ?? '');
  if (!caller || !judging) return { responses: [], result: withoutModel };
  const responses: TranscriptEntry[] = [];
  for await (const entry of simulatedCall({
    ...{ dialogue, caller, signal },
    scenario: test.simulation_scenario,
    history: test.chat_history,
    callerTurns: test.simulation_max_turns,
  }))
    responses.push(entry);
  const conditions = [test.success_condition, ...test.success_conditions].filter(
    (condition): condition is string => Boolean(condition),
  );
  const material = shownTranscript([...test.chat_history, ...responses]);
  const judgements = await Promise.all(
    conditions.map((condition) => judge(judging, { condition, material }, signal)),
  );
  return { responses, result: together(conditions, judgements) };
}

/** All must be met; one that is not decides. */
function together(
  conditions: readonly string[],
  judgements: readonly { result: 'success' | 'failure' | 'unknown'; reason: string }[],
): ConditionResult {
  const results = judgements.map(({ result }) => result);
  const result = results.includes('failure')
    ? 'failure'
    : results.includes('unknown')
      ? 'unknown'
      : 'success';
  const messages = judgements.map(({ reason }, place) => `${conditions[place]}: ${reason}`);
  const met = results.filter((one) => one === 'success').length;
  return { result, rationale: { messages, summary: `${met} of ${conditions.length} conditions are met.` } };
}

const withoutModel: ConditionResult = {
  result: 'unknown',
  rationale: {
    messages: [],
    summary: 'No language model is set up that could play the caller and judge the conversation.',
  },
};
