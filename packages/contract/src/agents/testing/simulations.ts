import { z } from 'zod';
import { json, jsonLines, route } from '../../route.ts';
import { asWritten, id, optional } from '../../wire.ts';
import { agentConfig } from '../config/agent.ts';
import { promptEvaluationCriteria } from '../config/analysis.ts';
import { conversationAnalysis } from '../conversations/conversations.ts';
import { transcriptEntry } from '../conversations/transcript.ts';
import { testLimits } from './test-limits.ts';

/** Conversations with an agent in which a language model plays the caller. None is kept. */

/** What a tool answers in place of being called. */
const toolMock = z.object({
  default_return_value: z.string().default('Tool Called.'),
  default_is_error: z.boolean().default(false),
});

const simulationSpecification = z.object({
  /** Who calls: the prompt says what they want, the first message is what they say first. */
  simulated_user_config: agentConfig,
  /** By the names of tools; the others are called. */
  tool_mock_config: z.record(z.string(), toolMock).default({}),
  partial_conversation_history: z.array(transcriptEntry).max(testLimits.history).default([]),
  dynamic_variables: z
    .record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()]))
    .default({}),
});
export type SimulationSpecification = z.output<typeof simulationSpecification>;

export const simulationResult = z.object({
  simulated_conversation: z.array(transcriptEntry),
  analysis: conversationAnalysis,
});
export type SimulationResult = z.output<typeof simulationResult>;

/** Some entries, to be put behind those that came before, or the analysis, which comes last. */
export const simulationPart = z.object({
  simulated_conversation: z.array(transcriptEntry).optional(),
  analysis: conversationAnalysis.optional(),
});
export type SimulationPart = z.output<typeof simulationPart>;

const simulation = {
  method: 'POST',
  access: 'convai_write',
  params: z.object({ agent_id: id }),
  /** Beyond the compatible API: what is called. `version_id=draft`: the caller’s own draft of the branch. */
  query: z.object({ branch_id: optional(id), version_id: optional(id) }),
  body: z.object({
    simulation_specification: asWritten(simulationSpecification),
    extra_evaluation_criteria: optional(
      z.array(asWritten(promptEvaluationCriteria)).max(testLimits.criteria),
    ),
    new_turns_limit: z.int().min(1).default(10_000),
  }),
} as const;

export const simulationRoutes = {
  simulate: route({
    ...simulation,
    id: 'agent-testing.simulate',
    path: '/v1/convai/agents/{agent_id}/simulate-conversation',
    summary: 'Let a simulated caller talk to an agent',
    answer: json(simulationResult),
  }),
  simulateStream: route({
    ...simulation,
    id: 'agent-testing.simulate-stream',
    path: '/v1/convai/agents/{agent_id}/simulate-conversation/stream',
    summary: 'Let a simulated caller talk to an agent, and hear it turn by turn',
    answer: jsonLines(simulationPart),
  }),
};
