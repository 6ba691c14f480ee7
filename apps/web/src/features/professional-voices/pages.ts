import { PROFESSIONAL_VOICES_PATH } from '#web/features/professional-voices/path.ts';
import { title } from '#web/features/professional-voices/titles.ts';
import type { PageDefinition } from '#web/shared/pages.ts';

export const pages: PageDefinition[] = [
  {
    path: PROFESSIONAL_VOICES_PATH,
    title: title('title'),
    isForEditors: true,
    load: () => import('#web/features/professional-voices/professional-voices-page.tsx'),
    parseSearch: ({ voice }) => ({
      /** The voice whose steps are open; `new` begins one. */
      voice: typeof voice === 'string' && voice !== '' ? voice : undefined,
    }),
  },
];
