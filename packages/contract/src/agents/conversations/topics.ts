import { z } from 'zod';
import { json, route } from '../../route.ts';
import { id, optional, queryBoolean, queryInteger } from '../../wire.ts';

/** What callers of an agent talk about. */

const criterion = z.object({
  criteria_id: z.string(),
  success_count: z.int(),
  failure_count: z.int(),
  unknown_count: z.int(),
});

const topic = z.object({
  topic_id: z.string(),
  label: z.string(),
  description: z.string(),
  conversation_count: z.int(),
  parent_topic_id: z.null(),
  x_2d: z.null(),
  y_2d: z.null(),
  metrics: z.object({
    conversation_count: z.int(),
    /** Nothing here scores the mood of callers. */
    sentiment: z.null(),
    evaluation_criteria: z.array(criterion),
  }),
  success_rate: z.number().nullable(),
});
export type AgentTopic = z.infer<typeof topic>;

const unixSeconds = queryInteger(0, 1e11).optional();

export const topicRoutes = {
  list: route({
    id: 'conversation-topics.list',
    method: 'GET',
    path: '/v1/convai/agents/{agent_id}/topics',
    summary: 'List what callers of an agent talk about',
    access: 'convai_read',
    params: z.object({ agent_id: id }),
    query: z.object({
      page_size: queryInteger(1, 100).default(30),
      /** By moods, which nothing here scores, is by the number of conversations. */
      sort_by: z.enum(['conversations', 'sentiment', 'success_rate', 'frustration']).default('conversations'),
      sort_direction: z.enum(['asc', 'desc']).default('desc'),
      from_unix_secs: unixSeconds,
      to_unix_secs: unixSeconds,
      include_evaluation_criteria: queryBoolean.default(true),
      /** How many were read before. */
      cursor: optional(z.string().regex(/^\d{1,5}$/)),
    }),
    answer: json(
      z.object({
        topics: z.array(topic),
        window_start_unix_secs: z.int(),
        window_end_unix_secs: z.int(),
        aggregated_run_count: z.int(),
        has_more: z.boolean(),
        next_cursor: z.string().nullable(),
      }),
    ),
  }),
};
