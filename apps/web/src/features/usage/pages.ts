import { ChartColumn } from 'lucide-react';
import { title } from '#web/features/usage/titles.ts';
import type { PageDefinition } from '#web/shared/pages.ts';

export const pages: PageDefinition[] = [
  {
    path: '/app/usage',
    title: title('title'),
    load: () => import('#web/features/usage/own-usage-page.tsx'),
    parseSearch: ({ by, period, interval, show }) => ({ by, period, interval, show }),
    navigation: [{ group: 'build', order: 10, icon: ChartColumn }],
  },
  {
    path: '/app/usage/workspace',
    title: title('workspaceTitle'),
    load: () => import('#web/features/usage/workspace-usage-page.tsx'),
    parseSearch: ({ by, period, interval, show }) => ({ by, period, interval, show }),
    under: '/app/usage',
  },
];
