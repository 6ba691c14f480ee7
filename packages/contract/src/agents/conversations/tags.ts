import { z } from 'zod';
import { empty, json, route } from '../../route.ts';
import { id, optional, queryInteger } from '../../wire.ts';
import { ofConversation } from './conversations.ts';

export const tagLimits = { title: 120, description: 1000, ofConversation: 50 } as const;

const conversationTag = z.object({
  tag_id: z.string(),
  workspace_id: z.string(),
  owner_user_id: z.string(),
  title: z.string(),
  description: z.string().nullable(),
  created_at_unix_secs: z.int(),
});
export type ConversationTag = z.infer<typeof conversationTag>;

const title = z.string().trim().min(1).max(tagLimits.title);
const description = optional(z.string().max(tagLimits.description));
const ofTag = z.object({ tag_id: id });

export const conversationTagRoutes = {
  list: route({
    id: 'conversation-tags.list',
    method: 'GET',
    path: '/v1/convai/tags',
    summary: 'List tags of conversations',
    access: 'convai_read',
    query: z.object({
      page_size: queryInteger(1, 100).default(100),
      cursor: optional(id),
    }),
    answer: json(
      z.object({
        conversation_tags: z.array(conversationTag),
        next_cursor: z.string().nullable(),
        has_more: z.boolean(),
      }),
    ),
  }),
  create: route({
    id: 'conversation-tags.create',
    method: 'POST',
    path: '/v1/convai/tags',
    summary: 'Create a tag for conversations',
    access: 'convai_write',
    body: z.object({ title, description }),
    answer: json(conversationTag),
  }),
  get: route({
    id: 'conversation-tags.get',
    method: 'GET',
    path: '/v1/convai/tags/{tag_id}',
    summary: 'Get a tag',
    access: 'convai_read',
    params: ofTag,
    answer: json(conversationTag),
  }),
  update: route({
    id: 'conversation-tags.update',
    method: 'PATCH',
    path: '/v1/convai/tags/{tag_id}',
    summary: 'Change a tag',
    access: 'convai_write',
    params: ofTag,
    body: z.object({ title: optional(title), description }),
    answer: json(conversationTag),
  }),
  remove: route({
    id: 'conversation-tags.remove',
    method: 'DELETE',
    path: '/v1/convai/tags/{tag_id}',
    summary: 'Delete a tag',
    access: 'convai_write',
    params: ofTag,
    answer: empty,
  }),
  assign: route({
    id: 'conversation-tags.assign',
    method: 'POST',
    path: '/v1/convai/conversations/{conversation_id}/tags',
    summary: 'Put tags on a conversation',
    access: 'convai_write',
    params: ofConversation,
    body: z.object({ tag_ids: z.array(id).min(1).max(tagLimits.ofConversation) }),
    answer: empty,
  }),
  unassign: route({
    id: 'conversation-tags.unassign',
    method: 'DELETE',
    path: '/v1/convai/conversations/{conversation_id}/tags/{tag_id}',
    summary: 'Take a tag off a conversation',
    access: 'convai_write',
    params: z.object({ conversation_id: id, tag_id: id }),
    answer: empty,
  }),
};
