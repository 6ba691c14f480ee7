import { z } from 'zod';
import {
  agentAnalysisItems,
  analysisProperty,
  analysisScope,
  evaluationSettings,
  sentimentAnalysisSettings,
  topicDiscoverySettings,
} from './analysis.ts';
import { guardrails } from './guardrails.ts';
import { allowlistItem, secretLocator } from './locators.ts';
import { conversationConfigClientOverrideConfig } from './overrides.ts';
import { privacyConfig } from './privacy.ts';
import { modelName } from './prompt.ts';
import { widgetConfig } from './widget.ts';

export const agentCallLimits = z.object({
  agent_concurrency_limit: z.int().default(-1),
  daily_limit: z.int().default(100000),
  bursting_enabled: z.boolean().default(true),
});

export const agentHoldAudioConfig = z.object({
  audio_path: z.string(),
  audio_url: z.string(),
  original_filename: z.string(),
  duration_secs: z.number(),
  size_bytes: z.int(),
});

export const agentQueueingConfig = z.object({
  enabled: z.boolean().default(false),
  wait_timeout_seconds: z.int().max(1800).gt(0).default(180),
  hold_audio: agentHoldAudioConfig.nullable().default(null),
});

export const attachedTest = z.object({
  test_id: z.string(),
  workflow_node_id: z.string().nullable().default(null),
});

export const agentTestingSettings = z.object({
  attached_tests: z.array(attachedTest).max(5000).default([]),
});

export const agentTrustContext = z.enum(['unknown', 'low', 'high']);

export const webhookEventType = z.enum([
  'transcript',
  'audio',
  'call_initiation_failure',
  'answering_machine_detection',
  'unredacted_transcript',
  'unredacted_audio',
]);

export const webhookTranscriptFormat = z.enum(['json', 'opentelemetry']);

export const agentWebhooks = z.object({
  post_call_webhook_id: z.string().nullable().default(null),
  events: z.array(webhookEventType).default([]),
  transcript_format: webhookTranscriptFormat.default('json'),
  send_audio: z.boolean().nullable().default(null),
});

export const conversationInitiationClientDataWebhook = z.object({
  url: z.string(),
  request_headers: z.record(z.string(), z.union([z.string(), secretLocator])),
});

export const agentWorkspaceOverrides = z.object({
  conversation_initiation_client_data_webhook: conversationInitiationClientDataWebhook
    .nullable()
    .default(null),
  webhooks: agentWebhooks.prefault({}),
});

export const alertingIntegrationNotifier = z.object({
  type: z.literal('integration').default('integration'),
  connection_id: z.string(),
});

export const alertingMonitorConfig = z.object({
  threshold: z.number().min(0).max(1).nullable().default(null),
  relative_increase_threshold: z.number().min(0).max(10).nullable().default(null),
  min_failure_count: z.int().min(1).nullable().default(null),
  min_history_bucket_count: z.int().min(1).nullable().default(null),
  min_sample_count: z.int().min(1).nullable().default(null),
  suspect_trigger_threshold: z.int().min(1).max(10).nullable().default(null),
  auto_resolve_after_inactive_minutes: z.int().min(1).nullable().default(null),
});

export const alertingWebhookNotifier = z.object({
  type: z.literal('webhook').default('webhook'),
  webhook_id: z.string(),
});

export const alertingSettings = z.object({
  monitor_configs: z.record(z.string(), alertingMonitorConfig).default({}),
  auto_resolve_after_inactive_minutes: z.int().min(1).nullable().default(null),
  notifiers: z
    .array(z.discriminatedUnion('type', [alertingWebhookNotifier, alertingIntegrationNotifier]))
    .max(10)
    .default([]),
});

export const authSettings = z.object({
  enable_auth: z.boolean().default(false),
  allowlist: z.array(allowlistItem).default([]),
  require_origin_header: z.boolean().default(false),
  shareable_token: z.string().nullable().default(null),
});

export const conversationInitiationClientDataConfig = z.object({
  conversation_config_override: conversationConfigClientOverrideConfig.prefault({}),
  custom_llm_extra_body: z.boolean().default(false),
  enable_conversation_initiation_client_data_from_webhook: z.boolean().default(false),
  enable_starting_workflow_node_id_from_client: z.boolean().default(false),
  enable_procedure_ids_from_client: z.boolean().default(false),
});

export const agentPlatformSettings = z.object({
  evaluation: evaluationSettings.prefault({}),
  widget: widgetConfig.prefault({}),
  data_collection: z.record(z.string(), analysisProperty).default({}),
  data_collection_scopes: z.record(z.string(), analysisScope).default({}),
  analysis_items: agentAnalysisItems.nullable().default(null),
  overrides: conversationInitiationClientDataConfig.prefault({}),
  workspace_overrides: agentWorkspaceOverrides.prefault({}),
  testing: agentTestingSettings.prefault({}),
  archived: z.boolean().default(false),
  guardrails: guardrails.prefault({}),
  summary_language: z.string().nullable().default(null),
  auto_translate_transcript_to_app_language: z.boolean().nullable().default(null),
  auth: authSettings.prefault({}),
  call_limits: agentCallLimits.prefault({}),
  queueing_config: agentQueueingConfig.prefault({}),
  privacy: privacyConfig.prefault({}),
  trust_context: agentTrustContext.default('unknown'),
  analysis_llm: modelName.default('gemini-2.5-flash'),
  topic_discovery: topicDiscoverySettings.prefault({}),
  sentiment_analysis: sentimentAnalysisSettings.prefault({}),
  alerting: alertingSettings.nullable().default(null),
});
export type AgentPlatformSettings = z.output<typeof agentPlatformSettings>;
export type AgentWebhooks = z.output<typeof agentWebhooks>;
export type ConversationInitiationClientDataWebhook = z.output<
  typeof conversationInitiationClientDataWebhook
>;
