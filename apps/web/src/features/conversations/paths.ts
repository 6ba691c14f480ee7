/** RTE-068, RTE-075. */
export const DASHBOARD_PATH = '/app/conversational-ai';
export const CONVERSATIONS_PATH = '/app/conversational-ai/history';
export const CONVERSATION_PATH = '/app/conversational-ai/history/$conversationId';
