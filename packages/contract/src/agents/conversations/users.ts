import { z } from 'zod';
import { json, route } from '../../route.ts';
import { id, optional, queryInteger } from '../../wire.ts';

const score = z.number().nullable();

const sentiment = z.object({
  scored_conversation_count: z.int(),
  positive_count: z.int(),
  neutral_count: z.int(),
  negative_count: z.int(),
  average_sentiment_score: score,
  average_frustration_score: score,
  recent_scored_conversation_count: z.int(),
  recent_positive_count: z.int(),
  recent_neutral_count: z.int(),
  recent_negative_count: z.int(),
  recent_average_sentiment_score: score,
  recent_average_frustration_score: score,
});

const conversationUser = z.object({
  user_id: z.string(),
  last_contact_unix_secs: z.int(),
  first_contact_unix_secs: z.int(),
  conversation_count: z.int(),
  last_contact_agent_id: z.string().nullable(),
  last_contact_conversation_id: z.string(),
  last_contact_agent_name: z.string().nullable(),
  sentiment,
});
export type ConversationUser = z.infer<typeof conversationUser>;

/** A day of an agent, for the page that shows how all goes. Beyond the compatible API. */
const dayOfAgent = z.object({
  /** ISO date, UTC. */
  day: z.string(),
  agent_id: z.string(),
  agent_name: z.string().nullable(),
  conversations: z.int(),
  successful: z.int(),
  failed: z.int(),
  minutes: z.number(),
  /** Credits. */
  cost: z.int(),
  /** Mean of what each turn took, by stage; null where nothing was measured. */
  turn_seconds: z.record(z.string(), z.number()).nullable(),
});
export type DayOfAgent = z.infer<typeof dayOfAgent>;

export const conversationUserRoutes = {
  list: route({
    id: 'conversation-users.list',
    method: 'GET',
    path: '/v1/convai/users',
    summary: 'List who talked with agents',
    access: 'convai_read',
    query: z.object({
      agent_id: optional(id),
      branch_id: optional(id),
      call_start_before_unix: queryInteger(0, 1e11).optional(),
      call_start_after_unix: queryInteger(0, 1e11).optional(),
      search: optional(z.string().max(200)),
      page_size: queryInteger(1, 100).default(30),
      /** By moods, which nothing here scores, is by the last contact. */
      sort_by: z
        .enum(['last_contact_unix_secs', 'conversation_count', 'average_sentiment_score'])
        .default('last_contact_unix_secs'),
      sort_direction: z.enum(['asc', 'desc']).default('desc'),
      cursor: optional(z.string().regex(/^\d{1,6}$/)),
    }),
    answer: json(
      z.object({
        users: z.array(conversationUser),
        next_cursor: z.string().nullable(),
        has_more: z.boolean(),
      }),
    ),
  }),
  days: route({
    id: 'conversations.days',
    method: 'GET',
    path: '/v1/convai/analytics/days',
    summary: 'Count conversations, minutes and costs by agent and day',
    access: 'convai_read',
    internal: true,
    query: z.object({ days: queryInteger(1, 366).default(30), agent_id: optional(id) }),
    answer: json(z.object({ days: z.array(dayOfAgent) })),
  }),
};
