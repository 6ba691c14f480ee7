import { Blocks } from 'lucide-react';
import { title } from '#web/features/integrations/titles.ts';
import { INTEGRATIONS_PATH, TOOL_PATH } from '#web/shared/agents/agent-paths.ts';
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
      title: title('newTool'),
      icon: Blocks,
      keywords: 'agent webhook client function call api integration',
      target: { to: INTEGRATIONS_PATH, search: { dialog: 'tool' } },
      isFor: ({ isEditor }) => isEditor,
    },
    {
      title: title('newServer'),
      icon: Blocks,
      keywords: 'agent mcp model context protocol tools integration',
      target: { to: INTEGRATIONS_PATH, search: { tab: 'mcp-servers', dialog: 'mcp-server' } },
      isFor: ({ isEditor }) => isEditor,
    },
  ],
  finders: [
    {
      id: 'agent-tools',
      label: title('toolsFound'),
      icon: Blocks,
      order: 46,
      find: findTools,
      listOf: (words) => ({ to: INTEGRATIONS_PATH, search: { search: words } }),
    },
  ],
};

async function findTools({ words, signal }: SearchQuestion): Promise<SearchHit[]> {
  const query = { search: words, page_size: mostHits, sort_by: 'name', sort_direction: 'asc' } as const;
  const { tools } = await call('GET /v1/convai/tools', { query, signal });
  return tools.map(({ id, tool_config: { name, description } }) => ({
    id,
    title: name,
    detail: description || undefined,
    target: { to: TOOL_PATH, params: { toolId: id } },
  }));
}
