import { title } from '#web/features/professional-voices/titles.ts';
import type { PageDefinition } from '#web/shared/pages.ts';

export const pages: PageDefinition[] = [
  {
    // RTE-098
    path: '/app/professional-voice-cloning',
    title: title('title'),
    under: '/app/voice-lab',
    isForEditors: true,
    load: () => import('#web/features/professional-voices/professional-voices-page.tsx'),
    parseSearch: ({ voice }) => ({
      /** The voice whose steps are open; `new` begins one. */
      voice: typeof voice === 'string' && voice !== '' ? voice : undefined,
    }),
  },
];
