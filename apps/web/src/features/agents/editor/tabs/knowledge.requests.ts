import { queryOptions } from '@tanstack/react-query';
import type { KnowledgeLink } from '#web/features/agents/agent-types.ts';
import { exchange } from '#web/shared/api/client.ts';
import { formData } from '#web/shared/api/form-data.ts';

type Listed = Pick<KnowledgeLink, 'id' | 'name' | 'type'>;
const base = '/v1/convai/knowledge-base';
export const knowledgeKey = ['knowledge-base'] as const;

export const documentsQuery = queryOptions({
  queryKey: [...knowledgeKey, 'choices'],
  queryFn: async ({ signal }): Promise<Listed[]> => {
    const answer = await exchange(`${base}?page_size=100&sort_by=name&sort_direction=asc`, { signal });
    return ((await answer.json()) as { documents: Listed[] }).documents;
  },
});

export type NewDocument =
  | { type: 'text'; name: string; text: string }
  | { type: 'url'; name: string; url: string }
  | { type: 'file'; file: File };

/** Adds a document to the workspace; agents link to it by what is answered. */
export async function addDocument(document: NewDocument): Promise<Listed> {
  const { type, ...fields } = document;
  const given = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ''));
  const body = type === 'file' ? { form: formData(given) } : { json: given };
  const answer = await exchange(`${base}/${type}`, { method: 'POST', ...body });
  return { ...((await answer.json()) as { id: string; name: string }), type };
}
