import type { TestDefinition } from '@mynah/contract/agents/testing/agent-tests';
import type { ToolResponseMock } from '@mynah/contract/agents/tools/response-mocks';
import { argumentsAsObject, type ToolCall } from '../../../../platform/language-model/index.ts';
import { type AgentTool, plainOutcome, type ToolOutcome, valueAt } from '../../tools/index.ts';

/**
 * What answers in place of a tool. In tests of a response and of a tool call no tool is called at all; a simulation
 * says which are mocked. System tools change the conversation and nothing else, so they are real.
 */
export function toolMocks(
  test: TestDefinition,
): (tool: AgentTool, call: ToolCall) => ToolOutcome | undefined {
  if (test.type !== 'simulation')
    return (tool) => (tool.config.type === 'system' ? undefined : plainOutcome('Tool Called.', false));
  const { tool_mock_config: config, tool_mock_overrides: overrides } = test;
  return (tool, call) => {
    if (tool.config.type === 'system' || !isMocked(config, tool)) return undefined;
    const mocks = overrides[tool.id ?? ''] ?? overrides[tool.config.name] ?? [];
    const mock = mocks.find((one) => applies(one, call));
    if (mock) return plainOutcome(mock.mock_result, mock.is_error);
    if (config.fallback_strategy === 'call_real_tool') return undefined;
    return plainOutcome(`The test has no mock for this call of ${tool.config.name}.`, true);
  };
}

type MockConfig = Extract<TestDefinition, { type: 'simulation' }>['tool_mock_config'];

function isMocked(
  { mocking_strategy: strategy, mocked_tool_ids: ids }: MockConfig,
  tool: AgentTool,
): boolean {
  if (strategy === 'all') return true;
  return strategy === 'selected' && tool.id !== null && ids.includes(tool.id);
}

/** Conditions that a model would have to judge do not choose a mock. */
function applies({ parameter_conditions: conditions }: ToolResponseMock, call: ToolCall): boolean {
  const given = argumentsAsObject(call.arguments);
  return conditions.every(({ path, eval: how }) => {
    const value = valueAt(given, path);
    if (how.type === 'anything') return true;
    const text = typeof value === 'string' ? value : JSON.stringify(value);
    return how.type === 'exact' && text === how.expected_value;
  });
}
