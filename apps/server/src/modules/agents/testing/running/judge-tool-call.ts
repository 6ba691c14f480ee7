import type { ConditionResult } from '@mynah/contract/agents/testing/test-runs';
import { namedModel } from '../../language-models/index.ts';
import { loadTools } from '../../tools/index.ts';
import { checkParameters } from './check-parameters.ts';
import { judge } from './judge.ts';
import type { Judged } from './judge-response.ts';

/** Did the agent call the tool that it should, with the arguments that it should, or rightly not? */
export async function judgeToolCall(judged: Judged<'tool'>): Promise<ConditionResult> {
  const { test, entry } = judged;
  const expected = test.tool_call_parameters;
  if (!expected) return verdict(entry.tool_calls.length > 0, ['A tool was expected to be called.']);
  const move = expected.workflow_node_transition;
  if (move) {
    const node = entry.agent_metadata?.workflow_node_id ?? 'none';
    const isThere = entry.agent_metadata?.agent_id === move.agent_id && node === move.target_node_id;
    return verdict(isThere, [`The conversation is at node ${node}; expected ${move.target_node_id}.`]);
  }
  const name = await nameOf(judged);
  const calls = test.check_any_tool_matches ? entry.tool_calls : entry.tool_calls.slice(0, 1);
  const call = calls.find(({ tool_name }) => tool_name === name);
  if (expected.verify_absence) return verdict(!call, [`${name} must not be called.`]);
  if (!call) {
    const called = entry.tool_calls.map(({ tool_name }) => tool_name).join(', ') || 'no tool';
    return verdict(false, [`${name} was expected; the agent called ${called}.`]);
  }
  const given: unknown = JSON.parse(call.params_as_json || '{}');
  const outcomes = await checkParameters(given, expected.parameters, judgeValue(judged));
  return verdict(
    outcomes.every(({ holds }) => holds),
    outcomes.map(({ message }) => message),
  );
}

/** Tests name a tool by its id; transcripts by its name. */
async function nameOf({ platform, agent, test, signal }: Judged<'tool'>): Promise<string> {
  const wanted = test.tool_call_parameters?.referenced_tool;
  if (!wanted) return '';
  const { workspaceId } = agent;
  const scope = {
    workspaceId,
    variables: test.dynamic_variables,
    environment: test.environment ?? 'production',
  };
  const { tools } = await loadTools(platform, scope, agent.conversationConfig.agent.prompt, signal);
  return tools.find(({ id }) => id === wanted.id)?.config.name ?? wanted.id;
}

const judgeValue =
  ({ platform, agent, signal }: Judged<'tool'>) =>
  async (value: unknown, description: string) => {
    const model = namedModel(platform, agent.platformSettings.analysis_llm);
    if (!model) return { holds: false, message: 'no language model is set up that could judge it.' };
    const asked = { condition: description, material: JSON.stringify(value) };
    const { result, reason } = await judge(model, asked, signal);
    return { holds: result === 'success', message: reason };
  };

const verdict = (holds: boolean, messages: string[]): ConditionResult => ({
  result: holds ? 'success' : 'failure',
  rationale: { messages, summary: messages.join(' ') },
});
