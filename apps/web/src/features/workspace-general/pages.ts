import { Settings2 } from 'lucide-react';
import { title } from '#web/features/workspace-general/titles.ts';
import type { PageDefinition } from '#web/shared/pages.ts';

export const pages: PageDefinition[] = [
  {
    path: '/app/workspace/general',
    title: title('title'),
    frame: 'workspace',
    load: () => import('#web/features/workspace-general/general-page.tsx'),
    navigation: [{ group: 'workspace', order: 5, icon: Settings2 }],
  },
];
