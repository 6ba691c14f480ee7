import { z } from 'zod';
import { allowedValues } from './json-schema.ts';
import { modelName } from './prompt.ts';

export const analysisScope = z.enum(['conversation', 'agent']);

export const attachedSystemDataCollectionRef = z.object({
  source: z.literal('system'),
  analysis_item_id: z.literal('__system_data_collection_topic'),
  scope: analysisScope.default('conversation'),
});

export const attachedSystemEvaluationRef = z.object({
  source: z.literal('system'),
  analysis_item_id: z.enum(['__system_eval_criteria_sentiment', '__system_eval_criteria_frustration']),
  scope: analysisScope.default('conversation'),
  weight: z.number().nullable().default(null),
});

export const attachedUserDataCollectionRef = z.object({
  source: z.literal('user'),
  analysis_item_id: z.string(),
  version_id: z.string().nullable().default(null),
  scope: analysisScope.default('conversation'),
});

export const attachedUserEvaluationRef = z.object({
  source: z.literal('user'),
  analysis_item_id: z.string(),
  version_id: z.string().nullable().default(null),
  additional_version_ids: z.array(z.string()).default([]),
  scope: analysisScope.default('conversation'),
  weight: z.number().nullable().default(null),
});

export const agentAnalysisItems = z.object({
  evaluation_criteria: z
    .array(z.discriminatedUnion('source', [attachedUserEvaluationRef, attachedSystemEvaluationRef]))
    .default([]),
  data_collection: z
    .array(z.discriminatedUnion('source', [attachedUserDataCollectionRef, attachedSystemDataCollectionRef]))
    .default([]),
});

export const analysisProperty = z.object({
  type: z.enum(['boolean', 'string', 'integer', 'number']),
  description: z.string().default(''),
  enum: z.array(z.string()).nullable().default(null),
  is_system_provided: z.boolean().default(false),
  dynamic_variable: z.string().default(''),
  allowed_values: allowedValues.nullable().default(null),
  allowed_values_dynamic_variable: z.string().default(''),
  constant_value: z.union([z.string(), z.int(), z.number(), z.boolean()]).nullable().default(''),
  is_omitted: z.boolean().default(false),
  name: z.string().nullable().default(null),
  llm: modelName.nullable().default(null),
});

export const criteriaScoringMode = z.enum(['binary', 'numeric_uniform']);

export const promptEvaluationCriteria = z.object({
  id: z.string(),
  name: z.string(),
  type: z.literal('prompt').default('prompt'),
  conversation_goal_prompt: z.string().max(2000),
  use_knowledge_base: z.boolean().default(false),
  scope: analysisScope.default('conversation'),
  llm: modelName.nullable().default(null),
  scoring_mode: criteriaScoringMode.default('binary'),
  max_score: z.int().default(100),
  score_instructions: z.string().max(2000).nullable().default(null),
});

export const evaluationSettings = z.object({
  criteria: z.array(promptEvaluationCriteria).default([]),
});

export const sentimentAnalysisSettings = z.object({});

export const topicDiscoverySettings = z.object({});
