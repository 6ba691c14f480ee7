import { z } from 'zod';
import { conversationalConfig } from './conversational-config.ts';
import { expressionNode } from './expressions.ts';
import { knowledgeBaseLocator } from './locators.ts';
import { numberTransferFields } from './number-transfers.ts';
import { overriding } from './overriding.ts';
import { schemaOverride } from './tools.ts';

export const workflowExpressionCondition = z.object({
  label: z.string().nullable().default(null),
  type: z.literal('expression').default('expression'),
  expression: expressionNode,
});

export const workflowLlmCondition = z.object({
  label: z.string().nullable().default(null),
  type: z.literal('llm').default('llm'),
  condition: z.string(),
});

export const workflowResultCondition = z.object({
  label: z.string().nullable().default(null),
  type: z.literal('result').default('result'),
  successful: z.boolean(),
});

export const workflowUnconditional = z.object({
  label: z.string().nullable().default(null),
  type: z.literal('unconditional').default('unconditional'),
});

export const workflowCondition = z.discriminatedUnion('type', [
  workflowUnconditional,
  workflowLlmCondition,
  workflowResultCondition,
  workflowExpressionCondition,
]);

export const workflowEdge = z.object({
  source: z.string(),
  target: z.string(),
  forward_condition: workflowCondition.nullable().default(null),
  backward_condition: workflowCondition.nullable().default(null),
});

export const position = z.object({
  x: z.number().default(0),
  y: z.number().default(0),
});

export const workflowEndNode = z.object({
  type: z.literal('end').default('end'),
  outcome: z.string().nullish(),
  position: position.prefault({}),
  edge_order: z.array(z.string()).default([]),
});

export const entryBehavior = z.enum(['generate_immediately', 'wait_for_user', 'auto']);

export const workflowOverrideAgentNode = z.object({
  type: z.literal('override_agent').default('override_agent'),
  position: position.prefault({}),
  edge_order: z.array(z.string()).default([]),
  conversation_config: overriding(conversationalConfig).prefault({}),
  additional_prompt: z.string().optional(),
  additional_knowledge_base: z.array(knowledgeBaseLocator).default([]),
  additional_tool_ids: z.array(z.string()).default([]),
  label: z.string(),
  entry_behavior: entryBehavior.default('auto'),
});

export const workflowPhoneNumberNode = z.object({
  ...numberTransferFields,
  type: z.literal('phone_number').default('phone_number'),
  position: position.prefault({}),
  edge_order: z.array(z.string()).default([]),
});

export const workflowStandaloneAgentNode = z.object({
  type: z.literal('standalone_agent').default('standalone_agent'),
  position: position.prefault({}),
  edge_order: z.array(z.string()).default([]),
  agent_id: z.string().nullable().default(null),
  node_id: z.string().min(1).nullable().default(null),
  delay_ms: z.int().default(0),
  transfer_message: z.string().nullable().default(null),
  enable_transferred_agent_first_message: z.boolean().default(false),
  preserve_client_tts_overrides: z.boolean().default(false),
  preserve_voice_settings: z.boolean().nullish(),
});

export const workflowStartNode = z.object({
  type: z.literal('start').default('start'),
  position: position.prefault({}),
  edge_order: z.array(z.string()).default([]),
});

export const workflowToolLocator = z.object({
  tool_id: z.string(),
  schema_overrides: z.record(z.string(), schemaOverride).nullable().default(null),
});

export const workflowToolNode = z.object({
  type: z.literal('tool').default('tool'),
  position: position.prefault({}),
  edge_order: z.array(z.string()).default([]),
  tools: z.array(workflowToolLocator).default([]),
});

export const agentWorkflow = z.object({
  edges: z.record(z.string(), workflowEdge).default({}),
  nodes: z
    .record(
      z.string(),
      z.discriminatedUnion('type', [
        workflowStartNode,
        workflowEndNode,
        workflowPhoneNumberNode,
        workflowOverrideAgentNode,
        workflowStandaloneAgentNode,
        workflowToolNode,
      ]),
    )
    .default({}),
  prevent_subagent_loops: z.boolean().default(false),
});
export type AgentWorkflow = z.output<typeof agentWorkflow>;
