import type { FoundMessage } from '@mynah/contract/agents/conversations/search';
import { MessageSquareText } from 'lucide-react';
import { CONVERSATION_PATH, CONVERSATIONS_PATH } from '#web/features/conversations/paths.ts';
import { searchTitle } from '#web/features/conversations/search-titles.ts';
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
  finders: [
    {
      id: 'agent-conversations',
      label: searchTitle('conversations'),
      icon: MessageSquareText,
      order: 22,
      isPrivate: true,
      find: findConversations,
      listOf: (words) => ({ to: CONVERSATIONS_PATH, search: { search: words } }),
    },
  ],
};

/** By what was said, each conversation once. */
async function findConversations({ words, signal }: SearchQuestion): Promise<SearchHit[]> {
  const query = { text_query: words, page_size: 4 * mostHits };
  const { results } = await call('GET /v1/convai/conversations/messages/text-search', { query, signal });
  const best = new Map<string, FoundMessage>();
  for (const found of results) if (!best.has(found.conversation_id)) best.set(found.conversation_id, found);
  return [...best.values()].slice(0, mostHits).map((found) => toHit(found, words));
}

function toHit(found: FoundMessage, words: string): SearchHit {
  const { conversation_id: id, agent_name: name, conversation_start_time_unix_secs: began } = found;
  return {
    id,
    title: excerptOf(found.chunk_text, words),
    detail: [...(name === null ? [] : [name]), formatAgo(dateOfUnix(began))].join(' · '),
    target: {
      to: CONVERSATION_PATH,
      params: { conversationId: id },
      search: { turn: String(found.transcript_index) },
    },
  };
}
