import { title } from '#web/features/workspace-voices/titles.ts';
import type { PageDefinition } from '#web/shared/pages.ts';

export const pages: PageDefinition[] = [
  {
    path: '/app/workspace-voices',
    title: title('title'),
    under: '/app/voice-lab',
    load: () => import('#web/features/workspace-voices/workspace-voices-page.tsx'),
    parseSearch: ({ search }) => ({ search: search || undefined }),
  },
];
