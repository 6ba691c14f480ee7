import { z } from 'zod';
import { promptAgent } from './prompt.ts';
import { spokenFileFormat } from './speech-settings.ts';
import { dynamicVariablesConfig } from './tools.ts';

export const interactionBudget = z.enum(['realtime', '5_minutes', '10_minutes', '1_hour']);

export const verbosity = z.enum(['auto', 'concise', 'thorough']);

export const behaviorOverride = z.object({
  verbosity: verbosity.nullish(),
  output_format: spokenFileFormat.nullish(),
  interaction_budget: interactionBudget.nullish(),
});

export const conversationInitiationSource = z.enum([
  'unknown',
  'android_sdk',
  'node_js_sdk',
  'react_native_sdk',
  'react_sdk',
  'js_sdk',
  'python_sdk',
  'widget',
  'sip_trunk',
  'twilio',
  'exotel',
  'genesys',
  'avaya',
  'audiocodes',
  'swift_sdk',
  'whatsapp',
  'twilio_sms',
  'flutter_sdk',
  'zendesk_integration',
  'slack_integration',
  'telegram_integration',
  'intercom_integration',
  'freshdesk_integration',
  'salesforce_integration',
  'template_preview',
  'genesys_bot_connector',
  'subagent_tool',
]);

export const agentConfig = z.object({
  first_message: z.string().default(''),
  language: z.string().default('en'),
  hinglish_mode: z.boolean().default(false),
  dynamic_variables: dynamicVariablesConfig.prefault({}),
  disable_first_message_interruptions: z.boolean().default(false),
  max_conversation_duration_message: z.string().default(''),
  text_behavior_overrides: z.record(z.string(), behaviorOverride).nullable().default(null),
  prompt: promptAgent.prefault({}),
});

export const backgroundSoundPresetId = z.enum([
  'office2',
  'office1',
  'restaurant',
  'city',
  'typing',
  'elevator1',
  'elevator2',
  'elevator3',
  'elevator4',
]);

export const backgroundSoundSourceType = z.enum(['preset']);

export const backgroundSoundConfig = z.object({
  source_type: backgroundSoundSourceType.nullable().default(null),
  source_id: backgroundSoundPresetId.nullable().default(null),
  volume: z.number().min(0.01).max(1).default(0.15),
  crossfade_loop: z.boolean().default(true),
});

export const clientEvent = z.enum([
  'conversation_initiation_metadata',
  'asr_initiation_metadata',
  'ping',
  'audio',
  'interruption',
  'user_transcript',
  'tentative_user_transcript',
  'agent_response',
  'agent_response_correction',
  'client_tool_call',
  'mcp_tool_call',
  'mcp_connection_status',
  'agent_tool_request',
  'agent_tool_response',
  'agent_tool_response_full_payload',
  'agent_response_metadata',
  'vad_score',
  'agent_chat_response_part',
  'agent_reasoning_response_part',
  'client_error',
  'guardrail_triggered',
  'dtmf_request',
  'agent_response_complete',
  'context_usage',
  'internal_turn_probability',
  'internal_tentative_agent_response',
]);

/** What a client is told where the agent says nothing else (API page on client events). */
export const defaultClientEvents = [
  'audio',
  'interruption',
  'agent_response',
  'agent_response_correction',
  'user_transcript',
  'tentative_user_transcript',
  'client_tool_call',
] as const;

export const dtmfInputConfig = z.object({
  dtmf_input_timeout: z.number().min(0.5).max(10).default(2),
  hash_terminator: z.boolean().default(true),
  redact_input: z.boolean().default(false),
});

export const fileInputConfig = z.object({
  enabled: z.boolean().default(true),
  max_files_in_memory: z.int().min(1).max(30).default(10),
  max_files_per_conversation: z.int().default(10),
});

export const conversationConfig = z.object({
  text_only: z.boolean().default(false),
  max_duration_seconds: z.int().default(600),
  client_events: z.array(clientEvent).default([...defaultClientEvents]),
  file_input: fileInputConfig.prefault({}),
  monitoring_enabled: z.boolean().default(false),
  monitoring_events: z.array(clientEvent).default([]),
  dtmf_input_settings: dtmfInputConfig.nullable().default(null),
  background_sound: backgroundSoundConfig.prefault({}),
  source_attribution: z.boolean().default(false),
});
