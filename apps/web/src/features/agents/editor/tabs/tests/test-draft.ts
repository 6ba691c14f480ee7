import type { TranscriptEntry } from '@mynah/contract/agents/conversations/transcript';
import type { NamedTest, TestDefinition } from '#web/features/agents/editor/tabs/tests/tests.requests.ts';

export type TestKind = TestDefinition['type'];

/** A line of a conversation, with all that the wire wants of one. */
export const spoken = (role: TranscriptEntry['role'], message: string): TranscriptEntry => ({
  role,
  message,
  agent_metadata: null,
  multivoice_message: null,
  tool_calls: [],
  tool_results: [],
  feedback: null,
  llm_override: null,
  producing_llm: null,
  time_in_call_secs: 0,
  conversation_turn_metrics: null,
  rag_retrieval_info: null,
  llm_usage: null,
  interrupted: false,
  ignored_as_backchannel: false,
  original_message: null,
  reasoning: [],
  reasoned: false,
  source_medium: null,
  source_event_id: null,
  used_static_kb_document_ids: [],
  user_identifier: null,
  id: null,
  triggered_guardrails: [],
  file_input: null,
  file_inputs: [],
  contextual_update_info: null,
});

const shared = {
  from_conversation_metadata: null,
  dynamic_variables: {},
  chat_history: [],
  conversation_initiation_source: null,
  environment: null,
};

const blank = {
  llm: { type: 'llm', success_condition: '', success_examples: [], failure_examples: [] },
  tool: { type: 'tool', tool_call_parameters: null, check_any_tool_matches: null },
  simulation: {
    type: 'simulation',
    success_condition: null,
    success_conditions: [],
    simulation_scenario: '',
    simulation_max_turns: 5,
    simulation_environment: null,
    tool_mock_config: { mocking_strategy: 'none', fallback_strategy: 'raise_error', mocked_tool_ids: [] },
    tool_mock_overrides: {},
    evaluation_model: null,
    simulated_user_model: null,
  },
} as const;

/** An empty test of a kind; what every kind has is taken over from `former`. */
export function blankTest(type: TestKind, former?: NamedTest): NamedTest {
  const { name, dynamic_variables, chat_history } = former ?? { name: '', ...shared };
  const history = type === 'simulation' || chat_history.length > 0 ? chat_history : [spoken('user', '')];
  const own = structuredClone(blank[type]) as NamedTest;
  return { ...shared, ...own, name, dynamic_variables, chat_history: [...history] };
}

export type TestFault =
  | 'nameMissing'
  | 'lastMissing'
  | 'conditionMissing'
  | 'scenarioMissing'
  | 'toolMissing';

/** What keeps a test from saying anything. */
export function faultOf(test: NamedTest): TestFault | undefined {
  if (test.name.trim() === '') return 'nameMissing';
  const last = test.chat_history.at(-1);
  if (test.type !== 'simulation' && (last?.role !== 'user' || !last.message?.trim())) return 'lastMissing';
  if (test.type === 'llm') {
    const says = [test.success_condition, ...test.success_examples.map(({ response }) => response)];
    return says.some((text) => text.trim() !== '') ? undefined : 'conditionMissing';
  }
  if (test.type === 'tool') return test.tool_call_parameters?.referenced_tool ? undefined : 'toolMissing';
  const conditions = [test.success_condition ?? '', ...test.success_conditions];
  const isWhole = test.simulation_scenario.trim() !== '' && conditions.some((one) => one.trim() !== '');
  return isWhole ? undefined : 'scenarioMissing';
}

/** `name = value`, one a line. */
export const variablesText = (variables: TestDefinition['dynamic_variables']): string =>
  Object.entries(variables)
    .map(([name, value]) => `${name} = ${value ?? ''}`)
    .join('\n');

export const readVariables = (lines: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    lines.flatMap((line) => {
      const at = line.indexOf('=');
      const name = line.slice(0, at).trim();
      return at > 0 && name !== '' ? [[name, line.slice(at + 1).trim()]] : [];
    }),
  );

/** A test that what an agent said is still what it says. */
export function testOfTurn(
  { history, answer, source }: TurnToTest,
  name: string,
): Extract<TestDefinition, { type: 'llm' }> & { name: string } {
  return {
    ...shared,
    type: 'llm',
    name,
    chat_history: [...history],
    success_condition: `Says in substance: ${answer}`,
    success_examples: [{ type: 'success', response: answer }],
    failure_examples: [],
    from_conversation_metadata: source
      ? {
          conversation_id: source.conversationId,
          agent_id: source.agentId,
          branch_id: source.branchId ?? null,
          workflow_node_id: null,
          original_agent_reply: [spoken('agent', answer)],
        }
      : null,
  };
}

export interface TurnToTest {
  /** What was said before the answer; ends with the caller. */
  history: readonly TranscriptEntry[];
  answer: string;
  source?: { conversationId: string; agentId: string; branchId?: string | undefined } | undefined;
}
