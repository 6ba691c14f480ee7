import { z } from 'zod';

export const contentThresholdGuardrail = z.object({
  is_enabled: z.boolean().default(false),
  threshold: z.union([z.number(), z.enum(['low', 'medium', 'high'])]).default(0.3),
});

export const contentConfig = z.object({
  sexual: contentThresholdGuardrail.prefault({}),
  violence: contentThresholdGuardrail.prefault({}),
  harassment: contentThresholdGuardrail.prefault({}),
  self_harm: contentThresholdGuardrail.prefault({}),
  profanity: contentThresholdGuardrail.prefault({}),
  religion_or_politics: contentThresholdGuardrail.prefault({}),
  medical_and_legal_information: contentThresholdGuardrail.prefault({}),
});

export const endCallTriggerAction = z.object({
  type: z.literal('end_call').default('end_call'),
});

export const guardrailExecutionMode = z.enum(['streaming', 'blocking']);

export const retryTriggerAction = z.object({
  type: z.literal('retry').default('retry'),
  feedback: z
    .string()
    .default(
      "Your response was blocked by a guardrail that blocks content that matches this condition/category: '{{trigger_reason}}' During your next turn you must tell the user \"I'm sorry but I can't answer that question, would you like to know something else?\".",
    ),
});

export const contentGuardrail = z.object({
  execution_mode: guardrailExecutionMode.default('streaming'),
  config: contentConfig.prefault({}),
  trigger_action: z.discriminatedUnion('type', [endCallTriggerAction, retryTriggerAction]).optional(),
});

export const customGuardrailConfig = z.object({
  is_enabled: z.boolean().default(false),
  name: z.string().min(1).max(500),
  prompt: z.string().min(1).max(10000),
  execution_mode: guardrailExecutionMode.default('streaming'),
  model: z
    .enum([
      'gemini-2.5-flash-lite',
      'gemini-2.5-flash',
      'gemini-3.1-flash-lite',
      'gemini-3.5-flash',
      'claude-haiku-4-5',
      'claude-sonnet-4-6',
      'gpt-5.4-nano',
      'gpt-5.4-mini',
    ])
    .default('gemini-3.1-flash-lite'),
  history_message_count: z.int().min(0).max(100).default(0),
  history_include_tool_calls: z.boolean().default(false),
  trigger_action: z.discriminatedUnion('type', [endCallTriggerAction, retryTriggerAction]).optional(),
  evaluate_full_response_only: z.boolean().default(false),
});

export const customGuardrailsConfig = z.object({
  configs: z.array(customGuardrailConfig).default([]),
});

export const customGuardrail = z.object({
  config: customGuardrailsConfig.prefault({}),
});

export const focusGuardrail = z.object({
  is_enabled: z.boolean().default(false),
});

export const thresholdGuardrail = z.object({
  is_enabled: z.boolean().default(false),
  threshold: z.number().min(0).max(1).default(0.3),
});

export const moderationConfig = z.object({
  sexual: thresholdGuardrail.prefault({}),
  violence: thresholdGuardrail.prefault({}),
  violence_graphic: thresholdGuardrail.prefault({}),
  harassment: thresholdGuardrail.prefault({}),
  harassment_threatening: thresholdGuardrail.prefault({}),
  hate: thresholdGuardrail.prefault({}),
  hate_threatening: thresholdGuardrail.prefault({}),
  self_harm_instructions: thresholdGuardrail.prefault({}),
  self_harm: thresholdGuardrail.prefault({}),
  self_harm_intent: thresholdGuardrail.prefault({}),
  sexual_minors: thresholdGuardrail.prefault({}),
});

export const moderationGuardrail = z.object({
  execution_mode: guardrailExecutionMode.default('streaming'),
  config: moderationConfig.prefault({}),
});

export const promptInjectionGuardrail = z.object({
  is_enabled: z.boolean().default(false),
});

export const guardrails = z.object({
  version: z.literal('1').default('1'),
  focus: focusGuardrail.prefault({}),
  prompt_injection: promptInjectionGuardrail.prefault({}),
  content: contentGuardrail.prefault({}),
  moderation: moderationGuardrail.nullable().default(null),
  custom: customGuardrail.prefault({}),
});
