import { title } from '#web/features/default-voices/titles.ts';
import { readFilter } from '#web/features/default-voices/voice-filter.ts';
import type { PageDefinition } from '#web/shared/pages.ts';

export const pages: PageDefinition[] = [
  {
    path: '/app/default-voices',
    title: title('title'),
    load: () => import('#web/features/default-voices/default-voices-page.tsx'),
    parseSearch: (search) => ({ ...readFilter(search) }),
  },
];
