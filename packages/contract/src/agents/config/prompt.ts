import { z } from 'zod';
import {
  authConnectionLocator,
  dynamicVariable,
  environmentAuthConnectionLocator,
  envVarLocator,
  knowledgeBaseLocator,
  secretLocator,
} from './locators.ts';
import { searchStrategy } from './system-tools.ts';
import {
  apiIntegrationWebhookToolConfig,
  builtInTools,
  clientToolConfig,
  mcpToolConfig,
  systemToolConfig,
  webhookToolConfig,
} from './tools.ts';

/** A language model by its name: one of the compatible API's, or one that runs here. */
export const modelName = z.string().min(1).max(200);

/** Tools of products that Mynah does not have: kept as they are, and never called. */
const unknownTool = z.record(z.string(), z.unknown());

export const backupLlmDefault = z.object({
  preference: z.literal('default'),
});

export const backupLlmDisabled = z.object({
  preference: z.literal('disabled'),
});

export const backupLlmOverride = z.object({
  preference: z.literal('override'),
  order: z.array(modelName),
});

export const customLlmApiType = z.enum(['chat_completions', 'responses', 'websocket']);

export const customLlm = z.object({
  url: z.string(),
  model_id: z.string().nullable().default(null),
  api_key: z.union([secretLocator, envVarLocator]).nullable().default(null),
  auth_connection: z
    .union([authConnectionLocator, environmentAuthConnectionLocator])
    .nullable()
    .default(null),
  request_headers: z
    .record(z.string(), z.union([z.string(), secretLocator, dynamicVariable, envVarLocator]))
    .default({}),
  api_version: z.string().nullable().default(null),
  api_type: customLlmApiType.default('chat_completions'),
});

export const reasoningEffort = z.enum(['none', 'minimal', 'low', 'medium', 'high', 'xhigh', 'max']);

export const embeddingModel = z.enum(['e5_mistral_7b_instruct', 'multilingual_e5_large_instruct']);

export const knowledgeBaseToolInfo = z.object({
  enabled_strategies: z.array(searchStrategy).default([]),
});

export const ragConfig = z.object({
  enabled: z.boolean().default(false),
  embedding_model: embeddingModel.default('e5_mistral_7b_instruct'),
  max_vector_distance: z.number().gt(0).max(1).default(0.6),
  max_documents_length: z.int().gt(0).max(10_000_000).default(50000),
  max_retrieved_rag_chunks_count: z.int().max(20).gt(0).default(20),
  num_candidates: z.int().max(10000).gt(0).nullable().default(null),
  query_rewrite_prompt_override: z.string().min(1).max(1000).nullable().default(null),
  knowledge_base_tool_info: knowledgeBaseToolInfo.nullable().default(null),
});

export const promptAgent = z.object({
  prompt: z.string().default(''),
  llm: modelName.default('gemini-2.5-flash'),
  reasoning_effort: reasoningEffort.nullable().default(null),
  thinking_budget: z.int().nullable().default(null),
  enable_reasoning_summary: z.boolean().default(false),
  temperature: z.number().nullable().default(0),
  max_tokens: z.int().default(-1),
  tool_ids: z.array(z.string()).default([]),
  /** Of the newest clients. */
  tool_ids_strict: z.boolean().nullish(),
  enable_parallel_tool_calls: z.boolean().nullish(),
  built_in_tools: builtInTools.prefault({}),
  mcp_server_ids: z.array(z.string()).max(10).default([]),
  native_mcp_server_ids: z.array(z.string()).max(10).default([]),
  knowledge_base: z.array(knowledgeBaseLocator).default([]),
  custom_llm: customLlm.nullable().default(null),
  ignore_default_personality: z.boolean().nullable().default(true),
  rag: ragConfig.prefault({}),
  timezone: z.string().nullable().default(null),
  backup_llm_config: z
    .discriminatedUnion('preference', [backupLlmDefault, backupLlmDisabled, backupLlmOverride])
    .default({ preference: 'default' }),
  cascade_timeout_seconds: z.number().min(2).max(15).default(4),
  tools: z
    .array(
      z.union([
        webhookToolConfig,
        clientToolConfig,
        systemToolConfig,
        mcpToolConfig,
        apiIntegrationWebhookToolConfig,
        unknownTool,
      ]),
    )
    .default([]),
});

export type PromptAgent = z.output<typeof promptAgent>;
export type RagConfig = z.output<typeof ragConfig>;
export type CustomLlm = z.output<typeof customLlm>;
