/** Pages about agents that other features lead to; asked for by `useHasPage`, since one may be missing. */
export const AGENT_PATH = '/app/conversational-ai/agents/$agentId';
export const TOOL_PATH = '/app/conversational-ai/integrations/tools/$toolId';
export const MCP_SERVER_PATH = '/app/conversational-ai/integrations/mcp-servers/$serverId';
export const KNOWLEDGE_PATH = '/app/conversational-ai/knowledge-base';
export const INTEGRATIONS_PATH = '/app/conversational-ai/integrations';
export const AGENTS_SETTINGS_PATH = '/app/conversational-ai/settings';
export const SPEECH_ENGINES_PATH = '/app/conversational-ai/speech-engines';
export const SPEECH_ENGINE_PATH = '/app/conversational-ai/speech-engines/$engineId';

/** Who is talked to is an agent, or a speech engine; the id says which. */
export const isSpeechEngine = (agentId: string): boolean => agentId.startsWith('seng_');

/** Where who is talked to is set up. */
export const pageOfAgent = (agentId: string) =>
  isSpeechEngine(agentId)
    ? { to: SPEECH_ENGINE_PATH, params: { engineId: agentId } }
    : { to: AGENT_PATH, params: { agentId } };
