import type { z } from 'zod';
import type { clientEvent } from '../config/agent.ts';

/** What the server says on the socket of a conversation; behaviours of the public API, section 9. */

/** Times in ms from the first sample of the piece. */
export interface AudioAlignment {
  chars: string[];
  char_start_times_ms: number[];
  char_durations_ms: number[];
}

type PartType = 'start' | 'delta' | 'stop';

interface ToolNamed {
  tool_name: string;
  tool_call_id: string;
  tool_type: string;
  event_id: number;
}

type McpCallState =
  | { state: 'loading' }
  | { state: 'awaiting_approval'; approval_timeout_secs: number }
  | { state: 'success'; result: { type: 'text'; text: string }[] }
  | { state: 'failure'; error_message: string };

export const sessionErrorTypes = [
  'invalid_message',
  'missing_fields',
  'override_error',
  'missing_dynamic_variable',
  'llm_timeout',
  'llm_error',
  'transport_receive_timeout',
  'max_duration_exceeded',
  'custom_llm_error',
  'cascade_brain_error',
  'tts_cascade_error',
  'asr_transcription_error',
  'value_error',
  'http_exception',
  'unknown',
] as const;
export type SessionErrorType = (typeof sessionErrorTypes)[number];

/** 1000: the conversation ended; 1002: something that it needs failed; 1008: the client broke a rule; 1011: we did. */
export type SessionCloseCode = 1000 | 1002 | 1008 | 1011;

export type ServerEvent =
  | {
      type: 'conversation_initiation_metadata';
      conversation_initiation_metadata_event: {
        conversation_id: string;
        agent_output_audio_format: string;
        user_input_audio_format: string;
      };
    }
  | { type: 'asr_initiation_metadata'; asr_initiation_metadata_event: Record<string, never> }
  | { type: 'audio'; audio_event: { audio_base_64: string; event_id: number; alignment?: AudioAlignment } }
  | { type: 'agent_response'; agent_response_event: { agent_response: string; event_id: number } }
  | { type: 'agent_response_complete'; agent_response_complete_event: { event_id: number } }
  | {
      type: 'agent_response_correction';
      agent_response_correction_event: {
        original_agent_response: string;
        corrected_agent_response: string;
        event_id: number;
      };
    }
  | {
      type: 'agent_chat_response_part';
      text_response_part: { text: string; type: PartType; event_id: number };
    }
  | {
      type: 'agent_reasoning_response_part';
      reasoning_response_part: { text: string; type: PartType; event_id: string };
    }
  | { type: 'user_transcript'; user_transcription_event: { user_transcript: string; event_id: number } }
  | {
      type: 'tentative_user_transcript';
      tentative_user_transcription_event: { user_transcript: string; event_id: number };
    }
  | { type: 'interruption'; interruption_event: { event_id: number } }
  | { type: 'ping'; ping_event: { event_id: number; ping_ms: number | null } }
  | {
      type: 'client_tool_call';
      client_tool_call: {
        tool_name: string;
        tool_call_id: string;
        parameters: Record<string, unknown>;
        event_id: number;
      };
    }
  | { type: 'agent_tool_request'; agent_tool_request: ToolNamed }
  | {
      type: 'agent_tool_response';
      agent_tool_response: ToolNamed & { is_error: boolean; is_called: boolean };
    }
  | {
      type: 'agent_tool_response_full_payload';
      agent_tool_response_full_payload: ToolNamed & {
        is_error: boolean;
        is_called: boolean;
        full_tool_result: string;
        truncated: boolean;
      };
    }
  | {
      type: 'mcp_tool_call';
      mcp_tool_call: {
        service_id: string;
        tool_call_id: string;
        tool_name: string;
        parameters: Record<string, unknown>;
        timestamp: string;
      } & McpCallState;
    }
  | {
      type: 'mcp_connection_status';
      mcp_connection_status: {
        integrations: {
          integration_id: string;
          integration_type: 'mcp_server';
          is_connected: boolean;
          tool_count: number;
        }[];
      };
    }
  | {
      type: 'context_usage';
      context_usage_event: {
        event_id: number;
        model: string;
        context_tokens: number;
        context_limit_tokens: number;
      };
    }
  | { type: 'guardrail_triggered' }
  | { type: 'vad_score'; vad_score_event: { vad_score: number } }
  | { type: 'internal_turn_probability'; turn_probability_internal_event: { turn_probability: number } }
  | {
      type: 'internal_tentative_agent_response';
      tentative_agent_response_internal_event: { tentative_agent_response: string };
    }
  | { type: 'dtmf_request'; dtmf_request: { dtmf_tones: string; tool_call_id: string; event_id: number } }
  | { type: 'external_agent_connected'; external_agent_connected_event: Record<string, never> }
  | { type: 'external_agent_disconnected'; external_agent_disconnected_event: Record<string, never> }
  | {
      type: 'error';
      error_event: {
        code: SessionCloseCode;
        message: string;
        error_type: SessionErrorType;
        reason: string;
      };
    };

/** Told whatever the agent lists: without them no client works, and no tool of a client. */
export const unfilteredEvents: readonly ServerEvent['type'][] = [
  'conversation_initiation_metadata',
  'ping',
  'error',
  'client_tool_call',
  'external_agent_connected',
  'external_agent_disconnected',
];

/** Never copied to who watches (API page on real-time monitoring); sound is heard by the caller alone. */
export const unmonitoredEvents: readonly ServerEvent['type'][] = [
  'audio',
  'ping',
  'vad_score',
  'internal_turn_probability',
];

export type ClientEventName = z.output<typeof clientEvent>;
