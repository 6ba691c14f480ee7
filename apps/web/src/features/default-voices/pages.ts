import { title } from '#web/features/default-voices/titles.ts';
import type { PageDefinition } from '#web/shared/pages.ts';

export const pages: PageDefinition[] = [
  {
    path: '/app/default-voices',
    title: title('title'),
    under: '/app/voice-lab',
    load: () => import('#web/features/default-voices/default-voices-page.tsx'),
  },
];
