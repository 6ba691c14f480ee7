import type { PromptAgent } from '@mynah/contract/agents/config/prompt';
import type {
  ClientToolConfig,
  McpToolConfig,
  SystemToolConfig,
  WebhookToolConfig,
} from '@mynah/contract/agents/config/tools';
import type { ToolDeclaration } from '../../../platform/language-model/model.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { ValueScope } from '../secrets/index.ts';

export type AgentToolConfig = WebhookToolConfig | ClientToolConfig | SystemToolConfig | McpToolConfig;

/** A tool that an agent may call, as its model is told of it. */
export interface AgentTool {
  /** Of the workspace's list; null for one that stands in the agent itself. */
  id: string | null;
  config: AgentToolConfig;
  declaration: ToolDeclaration;
  /** Of a tool that an MCP server has. */
  mcp?: { serverId: string; serverName: string; needsApproval: boolean };
}

/**
 * All tools of an agent: those by id, those in place, the system tools that are on, those of MCP servers. A server that
 * cannot be reached is left out and told in `unreachable`.
 */
export declare function loadTools(
  platform: Platform,
  scope: ValueScope,
  prompt: Pick<
    PromptAgent,
    'tool_ids' | 'tools' | 'built_in_tools' | 'mcp_server_ids' | 'native_mcp_server_ids'
  >,
  signal: AbortSignal,
): Promise<{ tools: AgentTool[]; unreachable: { serverId: string; message: string }[] }>;

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

/** Calls a webhook tool or a tool of an MCP server; never throws but for the signal. Written to the tool's executions. */
export declare function runTool(platform: Platform, run: ToolRun): Promise<ToolOutcome>;

/** Reads a client's answer as a tool's: its assignments. */
export declare function readOutcome(
  tool: AgentTool,
  answer: { content: string; isError: boolean; durationMs: number },
): ToolOutcome;
