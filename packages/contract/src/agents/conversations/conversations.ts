import { z } from 'zod';
import { bytes, json, route } from '../../route.ts';
import { id, ok, optional, queryInteger, queryList } from '../../wire.ts';
import { analysisScope } from '../config/analysis.ts';
import { successResults } from './analysis-results.ts';
import { conversationFilters } from './filters.ts';
import { conversationTraces } from './traces.ts';
import { conversationStatuses, modelUsage, transcriptEntry } from './transcript.ts';

/** Conversations of agents, as they were written down. */

export const authorizationMethods = [
  'public',
  'authorization_header',
  'signed_url',
  'shareable_link',
  'livekit_token',
] as const;
export type AuthorizationMethod = (typeof authorizationMethods)[number];

const criterionResult = z.object({
  criteria_id: z.string(),
  result: z.enum(successResults),
  rationale: z.string(),
});

const collectedValue = z.object({
  data_collection_id: z.string(),
  value: z.union([z.string(), z.number(), z.boolean()]).nullable(),
  json_schema: z.record(z.string(), z.unknown()).nullable(),
  rationale: z.string(),
});

export const conversationAnalysis = z.object({
  evaluation_criteria_results: z.record(z.string(), criterionResult),
  data_collection_results: z.record(z.string(), collectedValue),
  evaluation_criteria_results_list: z.array(criterionResult),
  data_collection_results_list: z.array(collectedValue),
  call_successful: z.enum(successResults),
  call_success_score: z.number().nullable(),
  transcript_summary: z.string(),
  call_summary_title: z.string().nullable(),
  scoped: z.array(z.never()),
  /** Beyond the compatible API: a language model by its name, or rules. */
  analyzed_by: z.string(),
});
export type ConversationAnalysis = z.infer<typeof conversationAnalysis>;

const conversationFeedback = z.object({
  type: z.enum(['thumbs', 'rating']).nullable(),
  overall_score: z.enum(['like', 'dislike']).nullable(),
  likes: z.int(),
  dislikes: z.int(),
  rating: z.int().nullable(),
  comment: z.string().nullable(),
});
export type ConversationFeedback = z.infer<typeof conversationFeedback>;

export const conversation = z.object({
  agent_id: z.string(),
  agent_name: z.string().nullable(),
  conversation_product: z.literal('agent'),
  status: z.enum(conversationStatuses),
  user_id: z.string().nullable(),
  branch_id: z.string().nullable(),
  version_id: z.string().nullable(),
  metadata: z.object({
    start_time_unix_secs: z.int(),
    accepted_time_unix_secs: z.int().nullable(),
    call_duration_secs: z.int(),
    cost: z.int().nullable(),
    cost_fiat: z.number().nullable(),
    deletion_settings: z.object({
      deletion_time_unix_secs: z.int().nullable(),
      deleted_transcript_at_time_unix_secs: z.int().nullable(),
      deleted_audio_at_time_unix_secs: z.int().nullable(),
    }),
    feedback: conversationFeedback,
    authorization_method: z.enum(authorizationMethods),
    charging: z.object({
      dev_discount: z.boolean(),
      is_burst: z.boolean(),
      call_charge: z.int().nullable(),
      llm_usage: z.object({ initiated_generation: modelUsage, irreversible_generation: modelUsage }),
    }),
    phone_call: z.null(),
    batch_call: z.null(),
    termination_reason: z.string(),
    error: z.object({ code: z.int(), reason: z.string().nullable() }).nullable(),
    warnings: z.array(z.string()),
    main_language: z.string().nullable(),
    text_only: z.boolean(),
    conversation_initiation_source: z.string(),
    conversation_initiation_source_version: z.string().nullable(),
  }),
  analysis: conversationAnalysis.nullable(),
  visited_agents: z.array(z.object({ agent_id: z.string(), branch_id: z.string().nullable() })),
  conversation_initiation_client_data: z.record(z.string(), z.unknown()),
  environment: z.string(),
  conversation_id: z.string(),
  has_audio: z.boolean(),
  has_user_audio: z.boolean(),
  has_response_audio: z.boolean(),
  has_auxiliary_audio: z.boolean(),
  transcript: z.array(transcriptEntry),
  tag_ids: z.array(z.string()),
});
export type Conversation = z.infer<typeof conversation>;

export const conversationSummary = z.object({
  agent_id: z.string(),
  agent_name: z.string().nullable(),
  branch_id: z.string().nullable(),
  version_id: z.string().nullable(),
  conversation_id: z.string(),
  start_time_unix_secs: z.int(),
  call_duration_secs: z.int(),
  message_count: z.int(),
  status: z.enum(conversationStatuses),
  termination_reason: z.string(),
  call_successful: z.enum(successResults),
  transcript_summary: z.string().nullable(),
  call_summary_title: z.string().nullable(),
  main_language: z.string().nullable(),
  conversation_initiation_source: z.string(),
  direction: z.null(),
  rating: z.int().nullable(),
  tool_names: z.array(z.string()),
  tag_ids: z.array(z.string()),
  text_only: z.boolean(),
});
export type ConversationSummary = z.infer<typeof conversationSummary>;

export const ofConversation = z.object({ conversation_id: id });

export const conversationRoutes = {
  list: route({
    id: 'conversations.list',
    method: 'GET',
    path: '/v1/convai/conversations',
    summary: 'List conversations of agents',
    access: 'convai_read',
    query: z.object({
      ...conversationFilters,
      data_collection_ids: queryList.optional(),
      evaluation_criteria_ids: queryList.optional(),
      tag_ids: queryList.optional(),
      workflow_node_entered_id: optional(z.string().max(200)),
      search: optional(z.string().max(200)),
      page_size: queryInteger(1, 100).default(30),
      summary_mode: z.enum(['include', 'exclude']).default('exclude'),
      sort_direction: z.enum(['asc', 'desc']).default('desc'),
    }),
    answer: json(
      z.object({
        conversations: z.array(conversationSummary),
        next_cursor: z.string().nullable(),
        has_more: z.boolean(),
      }),
    ),
  }),
  get: route({
    id: 'conversations.get',
    method: 'GET',
    path: '/v1/convai/conversations/{conversation_id}',
    summary: 'Get a conversation with its transcript',
    access: 'convai_read',
    params: ofConversation,
    query: z.object({ format: z.enum(['json', 'opentelemetry']).default('json') }),
    answer: json(z.union([conversation, conversationTraces])),
  }),
  summary: route({
    id: 'conversations.summary',
    method: 'GET',
    path: '/v1/convai/conversations/{conversation_id}/summary',
    summary: 'Get what a conversation was about, with its first messages',
    access: 'convai_read',
    params: ofConversation,
    query: z.object({ max_messages: queryInteger(1, 200).default(40) }),
    answer: json(
      z.object({
        conversation_id: z.string(),
        agent_id: z.string(),
        status: z.enum(conversationStatuses),
        call_summary_title: z.string().nullable(),
        transcript_summary: z.string().nullable(),
        call_successful: z.enum(successResults).nullable(),
        message_count: z.int(),
        messages: z.array(z.object({ role: z.enum(['user', 'agent']), message: z.string() })),
        messages_omitted: z.boolean(),
        note: z.string(),
      }),
    ),
  }),
  resolve: route({
    id: 'conversations.resolve',
    method: 'GET',
    path: '/v1/convai/conversations/resolve',
    summary: 'Find a conversation of an agent by its id or the start of it',
    access: 'convai_read',
    query: z.object({ agent_id: id, reference: z.string().min(1).max(200) }),
    answer: json(conversation),
  }),
  analyze: route({
    id: 'conversations.analyze',
    method: 'POST',
    path: '/v1/convai/conversations/{conversation_id}/analysis/run',
    summary: 'Analyze a conversation anew',
    access: 'convai_write',
    params: ofConversation,
    answer: json(conversation),
  }),
  evaluate: route({
    id: 'conversations.evaluate',
    method: 'POST',
    path: '/v1/convai/conversations/{conversation_id}/analysis/evaluations/run',
    summary: 'Judge a conversation by one criterion anew',
    access: 'convai_write',
    params: ofConversation,
    body: z.object({
      evaluation_id: z.string().min(1).max(200),
      scope: analysisScope.default('conversation'),
    }),
    answer: json(conversation),
  }),
  remove: route({
    id: 'conversations.remove',
    method: 'DELETE',
    path: '/v1/convai/conversations/{conversation_id}',
    summary: 'Delete a conversation',
    access: 'convai_write',
    params: ofConversation,
    answer: json(ok),
  }),
  audio: route({
    id: 'conversations.audio',
    method: 'GET',
    path: '/v1/convai/conversations/{conversation_id}/audio',
    summary: 'Get the recording of a conversation',
    access: 'convai_read',
    params: ofConversation,
    answer: bytes('audio/mpeg'),
  }),
  feedback: route({
    id: 'conversations.feedback',
    method: 'POST',
    path: '/v1/convai/conversations/{conversation_id}/feedback',
    summary: 'Say how a conversation was',
    access: 'public',
    params: ofConversation,
    body: z.object({
      feedback: optional(z.enum(['like', 'dislike'])),
      rating: optional(z.int().min(1).max(5)),
      comment: optional(z.string().max(2000)),
    }),
    answer: json(ok),
  }),
  liveCount: route({
    id: 'conversations.live-count',
    method: 'GET',
    path: '/v1/convai/analytics/live-count',
    summary: 'Count the conversations that are going on',
    access: 'convai_read',
    query: z.object({ agent_id: optional(id), agent_ids: queryList.optional() }),
    answer: json(z.object({ count: z.int() })),
  }),
};
