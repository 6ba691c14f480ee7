import type { FoundMessage } from '@mynah/contract/agents/conversations/search';
import { Bot, MessagesSquare } from 'lucide-react';
import type { AgentSummary } from '#web/features/agents/agents.requests.ts';
import { AGENT_PATH, AGENTS_PATH } from '#web/features/agents/paths.ts';
import { searchTitle } from '#web/features/agents/search-titles.ts';
import { call } from '#web/shared/api/call.ts';
import { dateOfUnix, formatAgo } from '#web/shared/format/times.ts';
import {
  type FeatureSearch,
  mostHits,
  type SearchHit,
  type SearchQuestion,
} from '#web/shared/search/feature-search.ts';
import { excerptOf } from '#web/shared/search/match.ts';

export const search: FeatureSearch = {
  actions: [
    {
      title: searchTitle('newAgent'),
      icon: Bot,
      keywords: 'new assistant bot voice conversational phone receptionist',
      target: { to: AGENTS_PATH, search: { dialog: 'new' } },
      isFor: ({ isEditor }) => isEditor,
    },
  ],
  finders: [
    {
      id: 'agents',
      label: searchTitle('agents'),
      icon: Bot,
      order: 15,
      find: findAgents,
      listOf: (words) => ({ to: AGENTS_PATH, search: { search: words } }),
    },
    {
      id: 'agent-conversations',
      label: searchTitle('conversations'),
      icon: MessagesSquare,
      order: 22,
      isPrivate: true,
      find: findConversations,
    },
  ],
};

async function findAgents({ words, signal }: SearchQuestion): Promise<SearchHit[]> {
  const query = { search: words, page_size: mostHits };
  const { agents } = await call('GET /v1/convai/agents', { query, signal });
  return agents.map(({ agent_id: id, name, tags }: AgentSummary) => ({
    id,
    title: name,
    detail: tags.join(', '),
    target: { to: AGENT_PATH, params: { agentId: id } },
  }));
}

/** By what was said, each conversation once. */
async function findConversations({ words, signal }: SearchQuestion): Promise<SearchHit[]> {
  const query = { text_query: words, page_size: 4 * mostHits };
  const { results } = await call('GET /v1/convai/conversations/messages/text-search', { query, signal });
  const best = new Map<string, FoundMessage>();
  for (const found of results) if (!best.has(found.conversation_id)) best.set(found.conversation_id, found);
  return [...best.values()].slice(0, mostHits).map((found) => toHit(found, words));
}

const toHit = (
  {
    conversation_id: id,
    agent_name: name,
    chunk_text: said,
    conversation_start_time_unix_secs: began,
  }: FoundMessage,
  words: string,
): SearchHit => ({
  id,
  title: excerptOf(said, words),
  detail: [...(name === null ? [] : [name]), formatAgo(dateOfUnix(began))].join(' · '),
  target: { to: '/app/conversational-ai/history/$conversationId', params: { conversationId: id } },
});
