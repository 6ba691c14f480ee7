import type { SortBy } from '#web/features/knowledge-base/knowledge.requests.ts';

/** What the page's address opens. */
export type KnowledgeDialog = 'text' | 'url' | 'site' | 'folder' | 'ask';

export interface KnowledgeSearch {
  folder?: string;
  search?: string;
  sort?: SortBy;
  type?: 'text' | 'file' | 'url';
  dialog?: KnowledgeDialog;
}
