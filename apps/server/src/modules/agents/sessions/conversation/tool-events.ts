import type { ServerEvent } from '@mynah/contract/agents/sessions/server-events';
import type { ToolCall } from '../../../../platform/language-model/model.ts';
import type { AgentTool, ToolOutcome } from '../../tools/index.ts';
import { mcpCallOf } from './client-calls.ts';

/** A result may be a whole document; a client wants to see that there is one. */
const mostResult = 20_000;

interface Called {
  tool: AgentTool;
  call: ToolCall;
  eventId: number;
  now: Date;
}

const named = ({ tool, call, eventId }: Called) => ({
  tool_name: call.name,
  tool_call_id: call.id,
  tool_type: tool.mcp ? 'mcp' : tool.config.type,
  event_id: eventId,
});

export function requestEvents(called: Called): ServerEvent[] {
  const { tool, call, now } = called;
  const request: ServerEvent = { type: 'agent_tool_request', agent_tool_request: named(called) };
  if (!tool.mcp) return [request];
  const state = { ...mcpCallOf(call, tool.mcp.serverId, now), state: 'loading' as const };
  return [request, { type: 'mcp_tool_call', mcp_tool_call: state }];
}

export function resultEvents(called: Called, outcome: ToolOutcome): ServerEvent[] {
  const { tool, call, now } = called;
  const response = { ...named(called), is_error: outcome.isError, is_called: true };
  const full = {
    full_tool_result: outcome.raw.slice(0, mostResult),
    truncated: outcome.raw.length > mostResult,
  };
  const events: ServerEvent[] = [
    { type: 'agent_tool_response', agent_tool_response: response },
    { type: 'agent_tool_response_full_payload', agent_tool_response_full_payload: { ...response, ...full } },
  ];
  if (!tool.mcp) return events;
  const base = mcpCallOf(call, tool.mcp.serverId, now);
  const state = outcome.isError
    ? { ...base, state: 'failure' as const, error_message: outcome.content }
    : { ...base, state: 'success' as const, result: [{ type: 'text' as const, text: outcome.content }] };
  return [...events, { type: 'mcp_tool_call', mcp_tool_call: state }];
}
