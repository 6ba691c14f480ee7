import { ScrollText } from 'lucide-react';
import { message } from '#web/features/audit-log/messages.ts';
import type { PageDefinition } from '#web/shared/pages.ts';

export const pages: PageDefinition[] = [
  {
    path: '/app/workspace/audit-log',
    title: message('title'),
    frame: 'workspace',
    load: () => import('#web/features/audit-log/audit-log-page.tsx'),
    parseSearch: ({ who, what, from, to }) => ({ who, what, from, to }),
    navigation: [{ group: 'workspace', order: 60, icon: ScrollText }],
  },
];
