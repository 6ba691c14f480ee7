import { Bot } from 'lucide-react';
import type { AgentSummary } from '#web/features/agents/agents.requests.ts';
import { AGENT_PATH, AGENTS_PATH } from '#web/features/agents/paths.ts';
import { searchTitle } from '#web/features/agents/search-titles.ts';
import { call } from '#web/shared/api/call.ts';
import {
  type FeatureSearch,
  mostHits,
  type SearchHit,
  type SearchQuestion,
} from '#web/shared/search/feature-search.ts';

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
