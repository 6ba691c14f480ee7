import type { ToolExecutionRow } from './tools.tables.ts';

export const toExecution = (row: ToolExecutionRow) => ({
  id: row.id,
  tool_id: row.toolId,
  tool_request_id: row.requestId,
  conversation_id: row.conversationId,
  agent_id: row.agentId,
  branch_id: row.branchId,
  timestamp: row.createdAt.getTime() / 1000,
  latency_secs: row.durationMs / 1000,
  is_error: row.isError,
  request_payload: row.request,
  response_payload: row.response,
  error_message: row.isError ? row.response : null,
  error_type: null,
  tool_call_details: null,
});
