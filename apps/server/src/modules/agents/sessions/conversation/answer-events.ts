import type { ServerEvent } from '@mynah/contract/agents/sessions/server-events';
import type { DialogueEvent } from '../../dialogue/index.ts';

/** Of an answer on trust, what changes nothing. */
export const safeEvents: readonly DialogueEvent['type'][] = ['text', 'reasoning', 'context', 'done'];

export const contextUsage = (
  { model, tokens, mostTokens }: Extract<DialogueEvent, { type: 'context' }>,
  eventId: number,
): ServerEvent => ({
  type: 'context_usage',
  context_usage_event: {
    ...{ event_id: eventId, model, context_tokens: tokens, context_limit_tokens: mostTokens },
  },
});

/** What would be said if the caller said no more. */
export const tentativeResponse = (text: string): ServerEvent => ({
  type: 'internal_tentative_agent_response',
  tentative_agent_response_internal_event: { tentative_agent_response: text },
});

/** All of it was heard. */
export const responseComplete = (eventId: number): ServerEvent => ({
  type: 'agent_response_complete',
  agent_response_complete_event: { event_id: eventId },
});
