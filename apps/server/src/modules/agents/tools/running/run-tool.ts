import { toFailure } from '../../../../platform/errors/index.ts';
import { newId } from '../../../../platform/ids/new-id.ts';
import type { Platform } from '../../../../platform/platform.ts';
import type { AgentTool, ToolOutcome, ToolRun } from '../agent-tool.ts';
import { type McpConnection, overriddenInput, tellMcpFailure } from '../mcp/index.ts';
import { insertExecution } from '../tools.store.ts';
import { callWebhook } from './call-webhook.ts';
import { filterAnswer, readAssignments, tellFailure } from './read-answer.ts';

const mostKept = 10_000;
/** Characters of an answer of an MCP server. */
const mostRead = 256 * 1024;

/** Calls a webhook tool, or one of an MCP server; never throws but for the signal. Written to the tool's executions. */
export async function runTool(platform: Platform, run: ToolRun): Promise<ToolOutcome> {
  const begunAt = performance.now();
  const { outcome, request } = await perform(platform, run);
  const durationMs = Math.round(performance.now() - begunAt);
  if (run.tool.id) await record(platform, run, { ...outcome, durationMs }, request);
  return { ...outcome, durationMs };
}

async function perform(platform: Platform, run: ToolRun): Promise<{ outcome: ToolOutcome; request: string }> {
  const { config } = run.tool;
  const given = JSON.stringify(run.arguments);
  if (run.tool.mcp) return { outcome: await callMcpTool(run, run.tool.mcp.connection), request: given };
  if (config.type !== 'webhook')
    return { outcome: failed(run.tool, `The tool ${config.name} cannot be called here.`), request: given };
  try {
    const answer = await callWebhook(platform, config, run);
    return { outcome: toOutcome(run.tool, answer), request: answer.request };
  } catch (cause) {
    run.signal.throwIfAborted();
    return { outcome: failed(run.tool, toFailure(cause).message), request: given };
  }
}

async function callMcpTool(
  { tool, arguments: given, scope, signal }: ToolRun,
  connection: McpConnection,
): Promise<ToolOutcome> {
  const { config } = tool;
  if (config.type !== 'mcp') return failed(tool, `The tool ${config.name} cannot be called here.`);
  const input = overriddenInput(given, config.input_overrides, scope.variables);
  const timeoutMs = config.response_timeout_secs * 1000;
  try {
    const { isError, content: all } = await connection.callTool(config.mcp_tool_name, input, {
      signal,
      timeoutMs,
    });
    const content = all.slice(0, mostRead);
    return isError ? failed(tool, content) : toOutcome(tool, { status: 200, content });
  } catch (cause) {
    signal.throwIfAborted();
    return failed(tool, tellMcpFailure(cause));
  }
}

function toOutcome(tool: AgentTool, { status, content }: { status: number; content: string }): ToolOutcome {
  const { config } = tool;
  if (status < 200 || status > 299)
    return { ...failed(tool, `Status ${status}: ${content}`), statusCode: status, raw: content };
  const filter = config.type === 'webhook' ? config.api_schema.response_filter : null;
  return {
    isError: false,
    content: filterAnswer(filter, content) || 'Done.',
    raw: content,
    statusCode: status,
    durationMs: 0,
    assignments: readAssignments(config, content),
  };
}

const failed = ({ config }: AgentTool, message: string): ToolOutcome => ({
  isError: true,
  content: tellFailure(config, message),
  raw: message,
  statusCode: null,
  durationMs: 0,
  assignments: {},
});

/** Reads a client's answer as a tool's: its assignments. */
export function readOutcome(
  { config }: AgentTool,
  { content, isError, durationMs }: { content: string; isError: boolean; durationMs: number },
): ToolOutcome {
  return {
    isError,
    content: isError ? tellFailure(config, content) : content,
    raw: content,
    statusCode: null,
    durationMs,
    assignments: isError ? {} : readAssignments(config, content),
  };
}

const record = (platform: Platform, run: ToolRun, outcome: ToolOutcome, request: string) =>
  insertExecution(platform.db, {
    id: newId('texec_'),
    workspaceId: run.scope.workspaceId,
    toolId: run.tool.id!,
    conversationId: run.conversationId,
    requestId: newId('call_'),
    agentId: run.agentId,
    branchId: run.branchId,
    durationMs: outcome.durationMs,
    isError: outcome.isError,
    request: request.slice(0, mostKept),
    response: outcome.raw.slice(0, mostKept),
    createdAt: platform.clock.now(),
  });
