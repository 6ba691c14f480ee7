import { ScrollText } from 'lucide-react';
import { title } from '#web/features/audit-log/titles.ts';
import type { PageDefinition } from '#web/shared/pages.ts';

export const pages: PageDefinition[] = [
  {
    path: '/app/workspace/audit-log',
    title: title('title'),
    frame: 'workspace',
    load: () => import('#web/features/audit-log/audit-log-page.tsx'),
    parseSearch: ({ who, what, from, to }) => ({ who, what, from, to }),
    navigation: [{ group: 'workspace', order: 60, icon: ScrollText }],
  },
];
