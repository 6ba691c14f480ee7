import { z } from 'zod';
import { embeddingModel } from '../config/prompt.ts';

/** A conversation as it is written down: entries of the two sides, and of the tools between them. */

export const toolKinds = [
  'system',
  'webhook',
  'client',
  'mcp',
  'workflow',
  'code',
  'smb',
  'api_integration_webhook',
  'api_integration_mcp',
] as const;

export const transcriptToolCall = z.object({
  type: z.enum(toolKinds).nullable().default(null),
  request_id: z.string(),
  tool_name: z.string(),
  params_as_json: z.string(),
  tool_has_been_called: z.boolean(),
  tool_details: z.record(z.string(), z.unknown()).nullable().default(null),
});

const dynamicVariableUpdate = z.object({
  variable_name: z.string(),
  old_value: z.string().nullable(),
  new_value: z.string(),
  updated_at: z.number(),
  tool_name: z.string(),
  tool_request_id: z.string(),
});

export const transcriptToolResult = z.object({
  type: z.enum(toolKinds).nullable().default(null),
  request_id: z.string(),
  tool_name: z.string(),
  result_value: z.string(),
  is_error: z.boolean(),
  is_blocked: z.boolean().default(false),
  tool_has_been_called: z.boolean(),
  tool_latency_secs: z.number().default(0),
  error_type: z.string().default(''),
  raw_error_message: z.string().default(''),
  dynamic_variable_updates: z.array(dynamicVariableUpdate).default([]),
  /** Of a system tool: what it did. */
  result: z.record(z.string(), z.unknown()).nullish(),
});

/** Seconds that a stage of a turn took; `convai_llm_service_ttfb` and the like. */
const turnMetrics = z.object({
  metrics: z.record(z.string(), z.object({ elapsed_time: z.number() })).default({}),
  convai_asr_provider: z.string().nullable().default(null),
  convai_tts_model: z.string().nullable().default(null),
  convai_tts_cascade: z.string().nullable().default(null),
});

const retrieval = z.object({
  chunks: z.array(z.object({ document_id: z.string(), chunk_id: z.string(), vector_distance: z.number() })),
  embedding_model: embeddingModel,
  retrieval_query: z.string(),
  rag_latency_secs: z.number(),
  used_chunk_ids: z.array(z.string()).default([]),
});

const tokens = z.object({ tokens: z.int().default(0), price: z.number().default(0) });
export const modelUsage = z.object({
  model_usage: z
    .record(
      z.string(),
      z.object({
        input: tokens.prefault({}),
        input_cache_read: tokens.prefault({}),
        input_cache_write: tokens.prefault({}),
        output_total: tokens.prefault({}),
      }),
    )
    .default({}),
});

/** A picture or PDF that was shown with a turn. */
const fileInput = z.object({
  file_id: z.string(),
  original_filename: z.string(),
  mime_type: z.string(),
  file_url: z.string(),
});
export type TranscriptFileInput = z.infer<typeof fileInput>;

export const transcriptEntry = z.object({
  role: z.enum(['user', 'agent']),
  agent_metadata: z
    .object({
      agent_id: z.string(),
      branch_id: z.string().nullable().default(null),
      workflow_node_id: z.string().nullable().default(null),
    })
    .nullable()
    .default(null),
  message: z.string().nullable().default(null),
  multivoice_message: z.record(z.string(), z.unknown()).nullable().default(null),
  tool_calls: z.array(transcriptToolCall).default([]),
  tool_results: z.array(transcriptToolResult).default([]),
  feedback: z
    .object({ score: z.enum(['like', 'dislike']), time_in_call_secs: z.int() })
    .nullable()
    .default(null),
  llm_override: z.string().nullable().default(null),
  producing_llm: z.string().nullable().default(null),
  time_in_call_secs: z.int(),
  conversation_turn_metrics: turnMetrics.nullable().default(null),
  rag_retrieval_info: retrieval.nullable().default(null),
  llm_usage: modelUsage.nullable().default(null),
  interrupted: z.boolean().default(false),
  ignored_as_backchannel: z.boolean().default(false),
  /** What it was before an interruption cut it. */
  original_message: z.string().nullable().default(null),
  reasoning: z.array(z.record(z.string(), z.unknown())).default([]),
  reasoned: z.boolean().default(false),
  source_medium: z.enum(['audio', 'text', 'image', 'file', 'dtmf']).nullable().default(null),
  source_event_id: z.int().nullable().default(null),
  used_static_kb_document_ids: z.array(z.string()).default([]),
  user_identifier: z.string().nullable().default(null),
  id: z.string().nullable().default(null),
  triggered_guardrails: z.array(z.record(z.string(), z.unknown())).default([]),
  /** The first of the files. */
  file_input: fileInput.nullable().default(null),
  file_inputs: z.array(fileInput).default([]),
  contextual_update_info: z.record(z.string(), z.unknown()).nullable().default(null),
});
export type TranscriptEntry = z.output<typeof transcriptEntry>;
/** As it is written: what says nothing is left out. */
export type NewTranscriptEntry = z.input<typeof transcriptEntry>;

export const conversationStatuses = ['initiated', 'in-progress', 'processing', 'done', 'failed'] as const;
export type ConversationStatus = (typeof conversationStatuses)[number];
