import { queryOptions } from '@tanstack/react-query';
import type { KnowledgeLink } from '#web/features/agents/agent-types.ts';
import { call } from '#web/shared/api/call.ts';

type Listed = Pick<KnowledgeLink, 'id' | 'name' | 'type'>;
export const knowledgeKey = ['knowledge-base'] as const;

/** For linking them to an agent. */
export const documentsQuery = queryOptions({
  queryKey: [...knowledgeKey, 'choices'],
  queryFn: async ({ signal }): Promise<readonly Listed[]> => {
    const query = { page_size: 100, sort_by: 'name', sort_direction: 'asc' } as const;
    return (await call('GET /v1/convai/knowledge-base', { query, signal })).documents;
  },
});

export type NewDocument =
  | { type: 'text'; name: string; text: string }
  | { type: 'url'; url: string }
  | { type: 'file'; file: File };

/** Adds a document to the workspace; agents link to it by what is answered. */
export async function addDocument(document: NewDocument): Promise<Listed> {
  return { ...(await add(document)), type: document.type };
}

function add(document: NewDocument) {
  if (document.type === 'file') {
    return call('POST /v1/convai/knowledge-base/file', { form: { file: document.file } });
  }
  if (document.type === 'url')
    return call('POST /v1/convai/knowledge-base/url', { json: { url: document.url } });
  const { name, text } = document;
  return call('POST /v1/convai/knowledge-base/text', { json: { name, text } });
}
