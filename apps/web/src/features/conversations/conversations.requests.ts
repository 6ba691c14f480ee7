import type { SuccessResult } from '@mynah/contract/agents/conversations/analysis-results';
import type { ConversationSummary } from '@mynah/contract/agents/conversations/conversations';
import type { FoundMessage } from '@mynah/contract/agents/conversations/search';
import type { ConversationTag } from '@mynah/contract/agents/conversations/tags';
import type { Ticket } from '@mynah/contract/agents/conversations/tickets';
import type { DayOfAgent } from '@mynah/contract/agents/conversations/users';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { call } from '#web/shared/api/call.ts';
import type { Answered } from '#web/shared/api/operation.ts';

export type { ConversationSummary, ConversationTag, DayOfAgent, FoundMessage, Ticket };

type Got = Answered<'GET /v1/convai/conversations/{conversation_id}'>;
/** Without the other form of the answer, its traces. */
export type Conversation = Extract<Got, { transcript: unknown }>;
export type Entry = Conversation['transcript'][number];

const key = ['agent-conversations'] as const;
export const conversationKey = (conversationId: string) => [...key, 'one', conversationId] as const;

/** There is no event of conversations: what is looked at is asked for again. */
const lookAgainMs = 10_000;

export interface ConversationFilter {
  agentId?: string | undefined;
  result?: SuccessResult | undefined;
  /** Days back from now. */
  since?: number | undefined;
  tag?: string | undefined;
}

const daySeconds = 86_400;
/** To the minute, so that a page that is drawn again asks for the same. */
const startOf = (days: number): number => Math.floor(Date.now() / 60_000) * 60 - days * daySeconds;

const filterOf = ({ agentId, result, since }: ConversationFilter) => ({
  agent_id: agentId,
  call_successful: result,
  call_start_after_unix: since === undefined ? undefined : startOf(since),
});

/** Page by page, newest first. */
export const conversationsQuery = (filter: ConversationFilter, pageSize = 30) =>
  infiniteQueryOptions({
    queryKey: [...key, 'list', filter, pageSize],
    queryFn: ({ pageParam, signal }) =>
      call('GET /v1/convai/conversations', {
        query: {
          ...filterOf(filter),
          tag_ids: filter.tag ? [filter.tag] : undefined,
          summary_mode: 'include',
          page_size: pageSize,
          cursor: pageParam,
        },
        signal,
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next_cursor }) => next_cursor ?? undefined,
    refetchInterval: lookAgainMs,
  });

/** What was said, by its words. */
export const messagesQuery = (words: string, filter: ConversationFilter) =>
  infiniteQueryOptions({
    queryKey: [...key, 'messages', words, filter],
    queryFn: ({ pageParam, signal }) =>
      call('GET /v1/convai/conversations/messages/text-search', {
        query: { ...filterOf(filter), text_query: words, cursor: pageParam },
        signal,
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next_cursor }) => next_cursor ?? undefined,
  });

const isUnderWay = (conversation: Conversation | undefined): boolean =>
  conversation !== undefined && conversation.status !== 'done' && conversation.status !== 'failed';

export const conversationQuery = (conversationId: string) =>
  queryOptions({
    queryKey: conversationKey(conversationId),
    queryFn: async ({ signal }): Promise<Conversation> => {
      const answer = await call('GET /v1/convai/conversations/{conversation_id}', {
        params: { conversation_id: conversationId },
        query: { format: 'json' },
        signal,
      });
      if (!('transcript' in answer)) throw new TypeError('traces were answered in place of a conversation');
      return answer;
    },
    refetchInterval: ({ state }) => (isUnderWay(state.data) ? 2_000 : false),
  });

const of = (conversationId: string) => ({ params: { conversation_id: conversationId } });

export const removeConversation = (conversationId: string) =>
  call('DELETE /v1/convai/conversations/{conversation_id}', of(conversationId));

export const analyzeAgain = (conversationId: string) =>
  call('POST /v1/convai/conversations/{conversation_id}/analysis/run', of(conversationId));

export const daysQuery = (days: number, agentId: string | undefined) =>
  queryOptions({
    queryKey: [...key, 'days', days, agentId ?? ''],
    queryFn: async ({ signal }): Promise<DayOfAgent[]> =>
      (await call('GET /v1/convai/analytics/days', { query: { days, agent_id: agentId }, signal })).days,
    refetchInterval: lookAgainMs,
  });

export const liveCountQuery = (agentId: string | undefined) =>
  queryOptions({
    queryKey: [...key, 'live', agentId ?? ''],
    queryFn: async ({ signal }): Promise<number> =>
      (await call('GET /v1/convai/analytics/live-count', { query: { agent_id: agentId }, signal })).count,
    refetchInterval: 5_000,
  });

export const tagsQuery = queryOptions({
  queryKey: [...key, 'tags'],
  queryFn: async ({ signal }): Promise<ConversationTag[]> =>
    (await call('GET /v1/convai/tags', { query: { page_size: 100 }, signal })).conversation_tags,
});
export const createTag = (title: string) => call('POST /v1/convai/tags', { json: { title } });
export const putTag = (conversationId: string, tagId: string) =>
  call('POST /v1/convai/conversations/{conversation_id}/tags', {
    ...of(conversationId),
    json: { tag_ids: [tagId] },
  });
export const takeTag = (conversationId: string, tagId: string) =>
  call('DELETE /v1/convai/conversations/{conversation_id}/tags/{tag_id}', {
    params: { conversation_id: conversationId, tag_id: tagId },
  });

/** Tickets about a conversation. Of an agent that is gone they stand in the list of the workspace alone. */
export const ticketsQuery = ({ conversation_id, agent_id, agent_name }: Conversation) =>
  queryOptions({
    queryKey: [...key, 'tickets', conversation_id],
    queryFn: async ({ signal }): Promise<Ticket[]> => {
      const { agent_conversation_tickets: tickets } =
        agent_name === null
          ? await call('GET /v1/convai/triage-tickets', { query: { page_size: 100 }, signal })
          : await call('GET /v1/convai/agents/{agent_id}/triage-tickets', {
              params: { agent_id },
              query: { conversation_id, page_size: 100 },
              signal,
            });
      return tickets.filter(({ conversation_ids: about }) => about.includes(conversation_id));
    },
  });
export const openTicket = (conversationId: string, comment: string, turn: number | undefined) =>
  call('POST /v1/convai/triage-tickets', {
    json: {
      conversation_id: conversationId,
      ...(turn === undefined ? { qa_comment: comment } : { turn_comments: [{ turn_index: turn, comment }] }),
    },
  });
export const commentTicket = (ticketId: string, comment: string, turn: number | undefined) =>
  turn === undefined
    ? call('POST /v1/convai/triage-tickets/{agentqa_ticket_id}/comments', {
        params: { agentqa_ticket_id: ticketId },
        json: { comment },
      })
    : call('POST /v1/convai/triage-tickets/{agentqa_ticket_id}/turn-comments', {
        params: { agentqa_ticket_id: ticketId },
        json: { turn_index: turn, comment },
      });
export const setTicketStatus = (ticketId: string, status: Ticket['status']) =>
  call('PATCH /v1/convai/triage-tickets/{agentqa_ticket_id}', {
    params: { agentqa_ticket_id: ticketId },
    json: { status },
  });
