import { LibraryBig } from 'lucide-react';
import { DOCUMENT_PATH } from '#web/features/knowledge-base/paths.ts';
import { title } from '#web/features/knowledge-base/titles.ts';
import { KNOWLEDGE_PATH } from '#web/shared/agents/agent-paths.ts';
import type { PageDefinition } from '#web/shared/pages.ts';

const oneOf = (value: string | undefined, choices: readonly string[]) =>
  choices.find((choice) => choice === value);

export const pages: PageDefinition[] = [
  {
    path: KNOWLEDGE_PATH,
    title: title('title'),
    load: () => import('#web/features/knowledge-base/list/knowledge-page.tsx'),
    navigation: [{ group: 'agents', order: 40, icon: LibraryBig }],
    parseSearch: ({ folder, search, sort, type, dialog }) => ({
      folder: folder || undefined,
      search: search || undefined,
      sort: oneOf(sort, ['name', 'size', 'updated_at']),
      type: oneOf(type, ['text', 'file', 'url']),
      dialog: oneOf(dialog, ['text', 'url', 'site', 'folder', 'ask']),
    }),
  },
  {
    path: DOCUMENT_PATH,
    title: title('documentTitle'),
    under: KNOWLEDGE_PATH,
    load: () => import('#web/features/knowledge-base/document/document-page.tsx'),
    parseSearch: ({ tab, dialog }) => ({
      tab: oneOf(tab, ['passages']),
      dialog: oneOf(dialog, ['ask']),
    }),
  },
];
