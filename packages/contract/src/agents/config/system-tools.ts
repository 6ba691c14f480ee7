import { z } from 'zod';

export const endCallToolConfig = z.object({
  system_tool_type: z.literal('end_call').default('end_call'),
});

export const procedureDraftRef = z.object({
  procedure_id: z.string(),
  version_id: z.unknown().optional(),
});

export const procedureVersionRef = z.object({
  procedure_id: z.string(),
  version_id: z.string(),
});

export const endProcedureToolConfig = z.object({
  system_tool_type: z.literal('end_procedure').default('end_procedure'),
  procedures: z.record(z.string(), z.union([procedureVersionRef, procedureDraftRef])).default({}),
});

export const knowledgeBaseRagToolConfig = z.object({
  system_tool_type: z.literal('knowledge_base_rag').default('knowledge_base_rag'),
});

export const searchStrategy = z.enum(['cat', 'keyword', 'semantic', 'ls']);

export const knowledgeBaseToolConfig = z.object({
  system_tool_type: z.literal('knowledge_base').default('knowledge_base'),
  enabled_strategies: z.array(searchStrategy).default([]),
});

export const languageDetectionToolConfig = z.object({
  system_tool_type: z.literal('language_detection').default('language_detection'),
  only_at_conversation_start: z.boolean().default(false),
});

export const playDtmfToolConfig = z.object({
  system_tool_type: z.literal('play_keypad_touch_tone').default('play_keypad_touch_tone'),
  use_out_of_band_dtmf: z.boolean().default(true),
  suppress_turn_after_dtmf: z.boolean().default(false),
});

export const skipTurnToolConfig = z.object({
  system_tool_type: z.literal('skip_turn').default('skip_turn'),
});

export const startProcedureToolConfig = z.object({
  system_tool_type: z.literal('start_procedure').default('start_procedure'),
  procedures: z.record(z.string(), z.union([procedureVersionRef, procedureDraftRef])).default({}),
});

export const agentTransfer = z.object({
  agent_id: z.string().nullable().default(null),
  node_id: z.string().nullable().default(null),
  condition: z.string(),
  delay_ms: z.int().default(0),
  transfer_message: z.string().nullable().default(null),
  enable_transferred_agent_first_message: z.boolean().default(false),
  is_workflow_node_transfer: z.boolean().default(false),
  preserve_client_tts_overrides: z.boolean().default(false),
});

export const transferToAgentToolConfig = z.object({
  system_tool_type: z.literal('transfer_to_agent').default('transfer_to_agent'),
  transfers: z.array(agentTransfer),
});

export const voicemailDetectionToolConfig = z.object({
  system_tool_type: z.literal('voicemail_detection').default('voicemail_detection'),
  voicemail_message: z.string().nullable().default(null),
});
