import { FileText } from 'lucide-react';
import { DOCUMENT_PATH } from '#web/features/knowledge-base/paths.ts';
import { title } from '#web/features/knowledge-base/titles.ts';
import { KNOWLEDGE_PATH } from '#web/shared/agents/agent-paths.ts';
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
      title: title('addDocument'),
      icon: FileText,
      keywords: 'agent knowledge base text file page website crawl rag',
      target: { to: KNOWLEDGE_PATH, search: { dialog: 'text' } },
      isFor: ({ isEditor }) => isEditor,
    },
  ],
  finders: [
    {
      id: 'knowledge-base',
      label: title('documentsFound'),
      icon: FileText,
      order: 45,
      find: findDocuments,
      listOf: (words) => ({ to: KNOWLEDGE_PATH, search: { search: words } }),
    },
  ],
};

async function findDocuments({ words, signal }: SearchQuestion): Promise<SearchHit[]> {
  const query = { search: words, page_size: mostHits, sort_by: 'name', sort_direction: 'asc' } as const;
  const { documents } = await call('GET /v1/convai/knowledge-base', { query, signal });
  return documents.map(({ id, name, type }) => ({
    id,
    title: name,
    target:
      type === 'folder'
        ? { to: KNOWLEDGE_PATH, search: { folder: id } }
        : { to: DOCUMENT_PATH, params: { documentId: id } },
  }));
}
