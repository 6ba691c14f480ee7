/** Pages about agents that other features lead to; asked for by `useHasPage`, since one may be missing. */
export const AGENT_PATH = '/app/conversational-ai/agents/$agentId';
export const TOOL_PATH = '/app/conversational-ai/integrations/tools/$toolId';
export const MCP_SERVER_PATH = '/app/conversational-ai/integrations/mcp-servers/$serverId';
export const KNOWLEDGE_PATH = '/app/conversational-ai/knowledge-base';
export const INTEGRATIONS_PATH = '/app/conversational-ai/integrations';
export const AGENTS_SETTINGS_PATH = '/app/conversational-ai/settings';
