export { type AgentTool, plainOutcome, type ToolOutcome, type ToolRun } from './agent-tool.ts';
export { loadTools } from './load-tools.ts';
export type { ToolServer } from './mcp/index.ts';
export { agentToolsModule } from './module.ts';
export { readOutcome, runTool } from './running/run-tool.ts';
export { valueAt } from './running/value-at.ts';
