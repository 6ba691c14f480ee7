import type { ServerEvent } from '@mynah/contract/agents/sessions/server-events';

export type ConversationStatus = 'idle' | 'connecting' | 'live' | 'ended' | 'failed';

export interface ToolUse {
  name: string;
  callId: string;
  parameters?: Record<string, unknown>;
  /** `waiting` for this page: it answers a tool of its own, or allows one. */
  state: 'running' | 'waiting' | 'done' | 'failed';
  kind: 'client' | 'mcp' | 'other';
  result?: string;
}

/** How long after the words of the caller the answer was there, in ms. */
export interface TurnTiming {
  toTextMs?: number;
  toSoundMs?: number;
}

export interface Turn {
  id: number;
  role: 'user' | 'agent' | 'tool';
  text: string;
  /** Of the agent's turns, as the server counts. */
  eventId?: number;
  wasInterrupted?: boolean;
  timing?: TurnTiming;
  tool?: ToolUse;
}

export interface ConversationState {
  status: ConversationStatus;
  conversationId?: string;
  turns: readonly Turn[];
  /** What the caller is saying, as far as it is heard. */
  tentative: string;
  /** When the caller's last words were there: what follows is measured from it. */
  since?: number;
  failure?: string;
}

export const initialConversation: ConversationState = { status: 'idle', turns: [], tentative: '' };

/** What the page does itself. */
export type OwnEvent =
  | { type: 'own_start' }
  | { type: 'own_said'; text: string }
  | { type: 'own_answered_tool'; callId: string }
  | { type: 'own_closed'; failure?: string };

type Next = Partial<ConversationState>;

/** The conversation after an event; `atMs` by any steady clock. */
export function afterEvent(
  state: ConversationState,
  event: ServerEvent | OwnEvent,
  atMs: number,
): ConversationState {
  return { ...state, ...next(state, event, atMs) };
}

function next(state: ConversationState, event: ServerEvent | OwnEvent, atMs: number): Next {
  switch (event.type) {
    case 'own_start':
      return { ...initialConversation, status: 'connecting', conversationId: undefined, failure: undefined };
    case 'own_said':
      return userTurn(state, event.text, atMs);
    case 'own_answered_tool':
      return toolChanged(state, event.callId, { state: 'running' });
    case 'own_closed':
      return closed(state, event.failure);
    case 'conversation_initiation_metadata':
      return {
        status: 'live',
        conversationId: event.conversation_initiation_metadata_event.conversation_id,
        since: atMs,
      };
    case 'tentative_user_transcript':
      return { tentative: event.tentative_user_transcription_event.user_transcript };
    case 'user_transcript':
      return heard(state, event.user_transcription_event.user_transcript, atMs);
    case 'agent_chat_response_part': {
      const { text, type, event_id } = event.text_response_part;
      if (type === 'stop') return {};
      return agentText(state, event_id, (former) => former + text, atMs);
    }
    case 'agent_response': {
      const { agent_response, event_id } = event.agent_response_event;
      return agentText(state, event_id, () => agent_response, atMs);
    }
    case 'agent_response_correction': {
      const { corrected_agent_response, event_id } = event.agent_response_correction_event;
      return corrected(state, event_id, corrected_agent_response);
    }
    case 'audio':
      return soundCame(state, atMs);
    case 'client_tool_call': {
      const { tool_name, tool_call_id, parameters } = event.client_tool_call;
      const tool: ToolUse = {
        name: tool_name,
        callId: tool_call_id,
        parameters,
        state: 'waiting',
        kind: 'client',
      };
      return toolTurn(state, tool);
    }
    case 'agent_tool_request': {
      const { tool_name, tool_call_id } = event.agent_tool_request;
      return toolTurn(state, { name: tool_name, callId: tool_call_id, state: 'running', kind: 'other' });
    }
    case 'agent_tool_response': {
      const { tool_name, tool_call_id, is_error } = event.agent_tool_response;
      return toolTurn(state, {
        name: tool_name,
        callId: tool_call_id,
        state: is_error ? 'failed' : 'done',
        kind: 'other',
      });
    }
    case 'mcp_tool_call':
      return toolTurn(state, mcpTool(event.mcp_tool_call));
    case 'error':
      return { failure: event.error_event.message || event.error_event.reason };
    default:
      return {};
  }
}

function closed(state: ConversationState, failure: string | undefined): Next {
  const why = failure ?? state.failure;
  return { status: why ? 'failed' : 'ended', failure: why, tentative: '', since: undefined };
}

const nextId = ({ turns }: ConversationState): number => (turns.at(-1)?.id ?? 0) + 1;

function userTurn(state: ConversationState, text: string, atMs: number): Next {
  const turn: Turn = { id: nextId(state), role: 'user', text };
  return { turns: [...state.turns, turn], tentative: '', since: atMs };
}

/** What was typed comes back as a transcript too: it is there already. */
function heard(state: ConversationState, text: string, atMs: number): Next {
  const last = state.turns.findLast(({ role }) => role !== 'tool');
  if (last?.role === 'user' && last.text.trim() === text.trim()) return { tentative: '' };
  return userTurn(state, text, atMs);
}

/** Deltas and the whole text of an answer make one turn; a first sound may have come before. */
function agentText(
  state: ConversationState,
  eventId: number,
  write: (former: string) => string,
  atMs: number,
): Next {
  const at = state.turns.findLastIndex((turn) => turn.role === 'agent' && turn.eventId === eventId);
  const former = state.turns[at];
  if (former) {
    if (former.wasInterrupted) return {};
    return { turns: state.turns.with(at, { ...former, text: write(former.text) }) };
  }
  const turn: Turn = {
    id: nextId(state),
    role: 'agent',
    text: write(''),
    eventId,
    timing: measured(state, atMs),
  };
  return { turns: [...state.turns, turn] };
}

/** Only the first answer after the caller's words is measured; a greeting is measured from the connection. */
function measured({ since, turns }: ConversationState, atMs: number): TurnTiming | undefined {
  if (since === undefined || turns.at(-1)?.role === 'agent') return undefined;
  return { toTextMs: Math.round(atMs - since) };
}

function corrected(state: ConversationState, eventId: number, text: string): Next {
  const at = state.turns.findLastIndex((turn) => turn.role === 'agent' && turn.eventId === eventId);
  const former = state.turns[at];
  if (!former) return {};
  return { turns: state.turns.with(at, { ...former, text, wasInterrupted: true }) };
}

function soundCame(state: ConversationState, atMs: number): Next {
  const { since, turns } = state;
  if (since === undefined) return {};
  const last = turns.at(-1);
  if (last?.role !== 'agent' || last.timing?.toSoundMs !== undefined) return {};
  const timing = { ...last.timing, toSoundMs: Math.round(atMs - since) };
  return { turns: turns.with(-1, { ...last, timing }), since: undefined };
}

function toolTurn(state: ConversationState, tool: ToolUse): Next {
  if (state.turns.some((turn) => turn.tool?.callId === tool.callId)) {
    return toolChanged(state, tool.callId, tool);
  }
  return { turns: [...state.turns, { id: nextId(state), role: 'tool', text: tool.name, tool }] };
}

/** A tool of the page stays one, whatever else is told of it. */
function toolChanged(state: ConversationState, callId: string, change: Partial<ToolUse>): Next {
  const turns = state.turns.map((turn) => {
    if (turn.tool?.callId !== callId) return turn;
    const kind = turn.tool.kind === 'other' ? (change.kind ?? 'other') : turn.tool.kind;
    const waits = turn.tool.state === 'waiting' && change.state === 'running' && change.kind === 'other';
    const next = waits ? 'waiting' : (change.state ?? turn.tool.state);
    return { ...turn, tool: { ...turn.tool, ...change, kind, state: next } };
  });
  return { turns };
}

function mcpTool(call: Extract<ServerEvent, { type: 'mcp_tool_call' }>['mcp_tool_call']): ToolUse {
  const states = {
    loading: 'running',
    awaiting_approval: 'waiting',
    success: 'done',
    failure: 'failed',
  } as const;
  return {
    name: call.tool_name,
    callId: call.tool_call_id,
    parameters: call.parameters,
    state: states[call.state],
    kind: 'mcp',
    result: call.state === 'failure' ? call.error_message : undefined,
  };
}
