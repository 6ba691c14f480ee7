import { title } from '#web/features/voice-safety/titles.ts';
import type { PageDefinition } from '#web/shared/pages.ts';

export const pages: PageDefinition[] = [
  {
    path: '/app/voice-verification',
    title: title('title'),
    isForEditors: true,
    load: () => import('#web/features/voice-safety/voice-verification-page.tsx'),
    parseSearch: (search) => ({
      /** The voice that is to be verified. */
      voice: typeof search.voice === 'string' && search.voice !== '' ? search.voice : undefined,
    }),
  },
];
