import { z } from 'zod';
import { literalJsonSchemaProperty, objectJsonSchemaProperty, queryParamsJsonSchema } from './json-schema.ts';
import {
  authConnectionLocator,
  dynamicVariable,
  environmentAuthConnectionLocator,
  envVarLocator,
  secretLocator,
} from './locators.ts';
import { transferToNumberToolConfig } from './number-transfers.ts';
import {
  endCallToolConfig,
  endProcedureToolConfig,
  knowledgeBaseRagToolConfig,
  knowledgeBaseToolConfig,
  languageDetectionToolConfig,
  playDtmfToolConfig,
  skipTurnToolConfig,
  startProcedureToolConfig,
  transferToAgentToolConfig,
  voicemailDetectionToolConfig,
} from './system-tools.ts';

export const dynamicVariablesConfig = z.object({
  dynamic_variable_placeholders: z.record(z.string(), z.unknown()).default({}),
});

export const constantSchemaOverride = z.object({
  source: z.literal('constant'),
  constant_value: z
    .union([
      z.string(),
      z.int(),
      z.number(),
      z.boolean(),
      z.array(z.unknown()),
      z.record(z.string(), z.unknown()),
    ])
    .nullable(),
});

export const dynamicVariableSchemaOverride = z.object({
  source: z.literal('dynamic_variable'),
  dynamic_variable: z.string().min(1),
});

export const llmSchemaOverride = z.object({
  source: z.literal('llm'),
  prompt: z.string().nullish(),
});

export const omitSchemaOverride = z.object({
  source: z.literal('omit'),
});

/** What a parameter of a tool is given in place of the model's value. */
export const schemaOverride = z.discriminatedUnion('source', [
  constantSchemaOverride,
  dynamicVariableSchemaOverride,
  llmSchemaOverride,
  omitSchemaOverride,
]);

export const responseFilterMode = z.enum(['all', 'allow', 'hide_all']);

export const apiIntegrationWebhookOverrides = z.object({
  schema_overrides: z.record(z.string(), schemaOverride).nullable().default(null),
  response_filter_mode: responseFilterMode.nullable().default(null),
  response_filters: z.array(z.string()).nullable().default(null),
  request_headers: z
    .record(z.string(), z.union([z.string(), dynamicVariable]))
    .nullable()
    .default(null),
});

export const dynamicVariableAssignment = z.object({
  source: z.literal('response').default('response'),
  dynamic_variable: z.string(),
  value_path: z.string(),
  sanitize: z.boolean().default(false),
  preserve_native_type: z.boolean().default(false),
});

export const preToolSpeechMode = z.enum(['auto', 'force', 'off']);

export const toolCallSoundBehavior = z.enum(['auto', 'always']);

export const toolCallSoundType = z.enum(['typing', 'elevator1', 'elevator2', 'elevator3', 'elevator4']);

export const toolErrorHandlingMode = z.enum(['auto', 'summarized', 'passthrough', 'hide']);

export const toolExecutionMode = z.enum(['immediate', 'post_tool_speech', 'async']);

export const toolInterruptionMode = z.enum(['allow', 'disable_during_tool', 'disable_during_tool_and_turn']);

const toolName = z.string().regex(/^[a-zA-Z0-9_-]{1,64}$/);

/** How the call of a tool behaves in the conversation, whatever the tool is. */
const toolCallFields = {
  disable_interruptions: z.boolean().default(false),
  interruption_mode: toolInterruptionMode.default('allow'),
  force_pre_tool_speech: z.boolean().default(false),
  pre_tool_speech: preToolSpeechMode.default('auto'),
  assignments: z.array(dynamicVariableAssignment).default([]),
  tool_call_sound: toolCallSoundType.nullable().default(null),
  tool_call_sound_behavior: toolCallSoundBehavior.default('auto'),
  tool_error_handling_mode: toolErrorHandlingMode.default('auto'),
};

const webhookCallFields = {
  name: toolName,
  description: z.string(),
  response_timeout_secs: z.int().min(5).max(300).default(20),
  ...toolCallFields,
  dynamic_variables: dynamicVariablesConfig.prefault({}),
  execution_mode: toolExecutionMode.default('immediate'),
};

export const apiIntegrationWebhookToolConfig = z.object({
  type: z.literal('api_integration_webhook').default('api_integration_webhook'),
  ...webhookCallFields,
  tool_version: z.string().default('1.0.0'),
  api_integration_id: z.string(),
  api_integration_connection_id: z.string(),
  api_schema_overrides: apiIntegrationWebhookOverrides.nullable().default(null),
});

export const systemToolConfig = z.object({
  type: z.literal('system').default('system'),
  name: toolName,
  description: z.string().default(''),
  response_timeout_secs: z.int().default(20),
  ...toolCallFields,
  params: z.discriminatedUnion('system_tool_type', [
    endCallToolConfig,
    languageDetectionToolConfig,
    transferToAgentToolConfig,
    transferToNumberToolConfig,
    skipTurnToolConfig,
    playDtmfToolConfig,
    voicemailDetectionToolConfig,
    knowledgeBaseRagToolConfig,
    knowledgeBaseToolConfig,
    startProcedureToolConfig,
    endProcedureToolConfig,
  ]),
});

export const builtInTools = z.object({
  transfer_to_agent: systemToolConfig.nullable().default(null),
  end_call: systemToolConfig.nullable().default(null),
  language_detection: systemToolConfig.nullable().default(null),
  transfer_to_number: systemToolConfig.nullable().default(null),
  skip_turn: systemToolConfig.nullable().default(null),
  play_keypad_touch_tone: systemToolConfig.nullable().default(null),
  voicemail_detection: systemToolConfig.nullable().default(null),
});

export const clientToolConfig = z.object({
  type: z.literal('client').default('client'),
  name: toolName,
  description: z.string(),
  response_timeout_secs: z.int().min(1).max(120).default(20),
  ...toolCallFields,
  parameters: objectJsonSchemaProperty.nullable().default(null),
  expects_response: z.boolean().default(false),
  dynamic_variables: dynamicVariablesConfig.prefault({}),
  execution_mode: toolExecutionMode.default('immediate'),
});

export const integrationType = z.enum(['mcp_server', 'mcp_integration']);

export const mcpApprovalPolicy = z.enum([
  'auto_approve_all',
  'require_approval_all',
  'require_approval_per_tool',
]);

export const mcpToolConfig = z.object({
  type: z.literal('mcp').default('mcp'),
  name: toolName,
  description: z.string(),
  response_timeout_secs: z.int().min(5).max(300).default(30),
  ...toolCallFields,
  integration_type: integrationType,
  parameters: objectJsonSchemaProperty.nullable().default(null),
  approval_policy: mcpApprovalPolicy.default('require_approval_all'),
  mcp_tool_name: z.string(),
  mcp_tool_description: z.string(),
  mcp_server_id: z.string(),
  mcp_server_name: z.string(),
  mcp_input_schema: z.record(z.string(), z.unknown()).nullable().default(null),
  execution_mode: toolExecutionMode.default('immediate'),
  input_overrides: z.record(z.string(), schemaOverride).nullable().default(null),
});

export const responseFilter = z.object({
  mode: responseFilterMode.default('all'),
  filters: z.array(z.string()).default([]),
  content_type: z.literal('application/json').default('application/json'),
});

export const webhookToolApiSchemaConfig = z.object({
  request_headers: z
    .record(z.string(), z.union([z.string(), secretLocator, dynamicVariable, envVarLocator]))
    .default({}),
  url: z.string(),
  method: z.enum(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']).default('GET'),
  path_params_schema: z.record(z.string(), literalJsonSchemaProperty).default({}),
  query_params_schema: queryParamsJsonSchema.nullable().default(null),
  request_body_schema: objectJsonSchemaProperty.nullable().default(null),
  response_body_schema: objectJsonSchemaProperty.nullable().default(null),
  response_filter: responseFilter.nullable().default(null),
  content_type: z.enum(['application/json', 'application/x-www-form-urlencoded']).default('application/json'),
  auth_resolved_params: z.array(z.string()).default([]),
  auth_connection: z
    .union([authConnectionLocator, environmentAuthConnectionLocator])
    .nullable()
    .default(null),
});

export const webhookToolConfig = z.object({
  type: z.literal('webhook').default('webhook'),
  ...webhookCallFields,
  api_schema: webhookToolApiSchemaConfig,
  follow_redirects: z.boolean().default(false),
  follow_redirects_allowed_domains: z.array(z.string()).max(20).default([]),
});
export type WebhookToolConfig = z.output<typeof webhookToolConfig>;
export type ClientToolConfig = z.output<typeof clientToolConfig>;
export type SystemToolConfig = z.output<typeof systemToolConfig>;
export type McpToolConfig = z.output<typeof mcpToolConfig>;
export type BuiltInTools = z.output<typeof builtInTools>;
