import { z } from 'zod';
import { json, route } from '../../route.ts';
import { id, optional, queryInteger } from '../../wire.ts';
import { conversationFilters } from './filters.ts';

const textQuery = z.string().trim().min(1).max(500);

const foundMessage = z.object({
  conversation_id: z.string(),
  agent_id: z.string(),
  agent_name: z.string().nullable(),
  transcript_index: z.int(),
  chunk_text: z.string(),
  chunk_highlights: z.array(z.object({ value: z.string(), is_hit: z.boolean() })).nullable(),
  score: z.number(),
  conversation_start_time_unix_secs: z.int(),
});
export type FoundMessage = z.infer<typeof foundMessage>;

const foundMessages = z.object({
  meta: z.object({ total: z.int().nullable(), page: z.int().nullable(), page_size: z.int().nullable() }),
  results: z.array(foundMessage),
  next_cursor: z.string().nullable(),
  has_more: z.boolean(),
});

const pageSize = queryInteger(1, 50).default(20);
/** How many were read before. */
const cursor = optional(z.string().regex(/^\d{1,5}$/));

export const messageSearchRoutes = {
  byText: route({
    id: 'conversations.text-search',
    method: 'GET',
    path: '/v1/convai/conversations/messages/text-search',
    summary: 'Find messages of conversations by their words',
    access: 'convai_read',
    query: z.object({
      ...conversationFilters,
      cursor,
      text_query: textQuery,
      page_size: pageSize,
      sort_by: z.enum(['search_score', 'created_at']).default('search_score'),
    }),
    answer: json(foundMessages),
  }),
  byMeaning: route({
    id: 'conversations.smart-search',
    method: 'GET',
    path: '/v1/convai/conversations/messages/smart-search',
    summary: 'Find messages of conversations by what they mean',
    access: 'convai_read',
    query: z.object({ cursor, text_query: textQuery, agent_id: optional(id), page_size: pageSize }),
    answer: json(foundMessages),
  }),
};
