/** RTE-069, RTE-076, RTE-077. */
export const AGENTS_PATH = '/app/conversational-ai/agents';
export const AGENT_PATH = '/app/conversational-ai/agents/$agentId';
export const PLAYGROUND_PATH = '/app/conversational-ai/playground';
export const TALK_PATH = '/app/conversational-ai/talk-to';
