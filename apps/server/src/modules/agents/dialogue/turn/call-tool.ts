import type { ToolCall } from '../../../../platform/language-model/model.ts';
import type { ValueScope } from '../../secrets/index.ts';
import { type AgentTool, plainOutcome, readOutcome, runTool, type ToolOutcome } from '../../tools/index.ts';
import type { DialogueOptions } from '../dialogue-types.ts';
import type { Speaker } from '../speaker.ts';
import { runSystemTool, type SystemToolResult } from './system-tools.ts';

export interface ToolCalling {
  options: DialogueOptions;
  speaker: Speaker;
  scope: ValueScope;
  signal: AbortSignal;
}

/** Calls a tool, whatever it is, and answers what the model reads of it. Throws for nothing but the signal. */
export async function callTool(
  calling: ToolCalling,
  tool: AgentTool,
  call: ToolCall,
): Promise<SystemToolResult> {
  const { options, speaker, signal } = calling;
  const mocked = options.mock?.(tool, call);
  if (mocked) return { outcome: mocked };
  const given = readArguments(call);
  if (!given) return failed('The arguments of the call are not a JSON object.');
  try {
    if (tool.mcp?.needsApproval && !(await options.approve(tool, call, signal)))
      return failed('The caller did not allow this tool to be called.');
    const { config } = tool;
    if (config.type === 'system') return await runSystemTool(options.platform, speaker.agent, config, given);
    if (config.type === 'client') return { outcome: await callClient(calling, tool, call) };
    return { outcome: await runTool(options.platform, toolRun(calling, tool, given)) };
  } catch (cause) {
    signal.throwIfAborted();
    return failed(cause instanceof Error ? cause.message : 'The tool failed.');
  }
}

const toolRun = ({ options, speaker, scope, signal }: ToolCalling, tool: AgentTool, given: object) => ({
  tool,
  arguments: given as Record<string, unknown>,
  scope,
  agentId: speaker.agent.agentId,
  branchId: speaker.agent.branchId,
  conversationId: options.conversationId,
  signal,
});

/** A client that is not asked for an answer has done what it should; one that is gets as long as the tool says. */
async function callClient(
  { options, signal }: ToolCalling,
  tool: AgentTool,
  call: ToolCall,
): Promise<ToolOutcome> {
  const { config } = tool;
  if (config.type !== 'client') throw new Error(`${config.name} is no client tool`);
  const begunAt = performance.now();
  const timeout = AbortSignal.timeout(config.response_timeout_secs * 1000);
  const answer = options.runClientTool(tool, call, AbortSignal.any([signal, timeout]));
  if (!config.expects_response) {
    answer.catch(() => {});
    return readOutcome(tool, { content: 'Done.', isError: false, durationMs: 0 });
  }
  const given = await answer.catch(() => {
    signal.throwIfAborted();
    return { content: `The tool gave no answer in ${config.response_timeout_secs} seconds.`, isError: true };
  });
  return readOutcome(tool, { ...given, durationMs: performance.now() - begunAt });
}

function readArguments(call: ToolCall): Record<string, unknown> | undefined {
  if (call.arguments.trim() === '') return {};
  try {
    const given: unknown = JSON.parse(call.arguments);
    return typeof given === 'object' && given !== null && !Array.isArray(given)
      ? (given as Record<string, unknown>)
      : undefined;
  } catch {
    return undefined;
  }
}

const failed = (content: string): SystemToolResult => ({
  outcome: plainOutcome(content, true),
});
