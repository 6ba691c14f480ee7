import type { ToolConfig } from '@mynah/contract/agents/tools/tools';
import type { ToolDeclaration } from '../../../platform/language-model/index.ts';
import type { ValueScope } from '../secrets/index.ts';
import type { McpConnection } from './mcp/index.ts';

/** A tool that an agent may call, as its model is told of it. */
export interface AgentTool {
  /** Of the workspace's list; null for one that stands in the agent itself. */
  id: string | null;
  config: ToolConfig;
  declaration: ToolDeclaration;
  /** Of a tool that an MCP server has. */
  mcp?: { serverId: string; serverName: string; needsApproval: boolean; connection: McpConnection };
}

export interface ToolOutcome {
  isError: boolean;
  /** What the model reads, by the tool's error handling mode and response filter. */
  content: string;
  /** As it came, for the transcript. */
  raw: string;
  statusCode: number | null;
  durationMs: number;
  /** Dynamic variables that the tool's assignments read out of the answer. */
  assignments: Record<string, unknown>;
}

/** Of a tool that answers with a text of Mynah's own: nothing was read out of it. */
export const plainOutcome = (content: string, isError: boolean): ToolOutcome => ({
  isError,
  content,
  raw: content,
  statusCode: null,
  durationMs: 0,
  assignments: {},
});

export interface ToolRun {
  tool: AgentTool;
  arguments: Record<string, unknown>;
  scope: ValueScope;
  /** Of whom the executions are listed. */
  agentId: string;
  branchId: string;
  conversationId: string;
  signal: AbortSignal;
}
