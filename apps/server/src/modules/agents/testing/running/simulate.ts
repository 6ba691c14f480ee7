import { type TranscriptEntry, transcriptEntry } from '@mynah/contract/agents/conversations/transcript';
import type { TestDefinition } from '@mynah/contract/agents/testing/agent-tests';
import type { ConditionResult } from '@mynah/contract/agents/testing/test-runs';
import type { LanguageModel } from '../../../../platform/language-model/model.ts';
import type { Platform } from '../../../../platform/platform.ts';
import type { Dialogue } from '../../dialogue/index.ts';
import { namedModel } from '../../language-models/index.ts';
import { answer } from './answer-turn.ts';
import { judge } from './judge.ts';
import { shownTranscript } from './shown-transcript.ts';
import type { TestOrder, TestOutcome } from './test-order.ts';

interface Simulation extends Omit<TestOrder, 'test'> {
  test: Extract<TestDefinition, { type: 'simulation' }>;
  dialogue: Dialogue;
}

const hangUp = '[HANG UP]';
const callerTask = `You play a person who calls an agent. Stay in the role, say one short turn at a time as people speak, and never play the agent. When your business is done, answer ${hangUp} alone.`;

/** A caller that a language model plays talks to the agent; what comes of it is judged condition by condition. */
export async function simulate(platform: Platform, simulation: Simulation): Promise<TestOutcome> {
  const { test, signal } = simulation;
  const caller = namedModel(platform, test.simulated_user_model ?? '');
  const judging = namedModel(platform, test.evaluation_model ?? '');
  if (!caller || !judging) return { responses: [], result: withoutModel };
  const responses = await talk(simulation, caller);
  const conditions = [test.success_condition, ...test.success_conditions].filter(
    (condition): condition is string => Boolean(condition),
  );
  const material = shownTranscript([...test.chat_history, ...responses]);
  const judgements = await Promise.all(
    conditions.map((condition) => judge(judging, { condition, material }, signal)),
  );
  return { responses, result: together(conditions, judgements) };
}

async function talk(
  { test, dialogue, signal }: Simulation,
  caller: LanguageModel,
): Promise<TranscriptEntry[]> {
  const responses: TranscriptEntry[] = [];
  if (test.chat_history.length === 0) {
    const first = dialogue.firstMessage();
    if (first) responses.push(transcriptEntry.parse({ role: 'agent', message: first, time_in_call_secs: 0 }));
  }
  for (let turn = 0; turn < test.simulation_max_turns; turn++) {
    const said = await callerSays(caller, test, [...test.chat_history, ...responses], signal);
    if (said === '' || said.includes(hangUp)) break;
    responses.push(transcriptEntry.parse({ role: 'user', message: said, time_in_call_secs: 0 }));
    const reply = await answer(dialogue, said, signal);
    responses.push(reply);
    if (reply.tool_calls.some(({ tool_name }) => tool_name === 'end_call')) break;
  }
  return responses;
}

async function callerSays(
  model: LanguageModel,
  test: Simulation['test'],
  said: readonly TranscriptEntry[],
  signal: AbortSignal,
): Promise<string> {
  const spoken = said.filter(({ message }) => message);
  const messages = [
    {
      role: 'system' as const,
      content: `${callerTask}\n\nWho you are and what you want:\n${test.simulation_scenario}`,
    },
    // the model plays the caller: what the agent says comes to it
    ...spoken.map(({ role, message }) => ({
      role: role === 'user' ? ('assistant' as const) : ('user' as const),
      content: message ?? '',
    })),
  ];
  if (spoken.at(-1)?.role !== 'agent') messages.push({ role: 'user', content: '(the line is open)' });
  let text = '';
  for await (const event of model.stream({ messages, signal })) if (event.type === 'text') text += event.text;
  return text.trim();
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
