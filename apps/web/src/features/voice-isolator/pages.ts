import { MicVocal } from 'lucide-react';
import { title } from '#web/features/voice-isolator/titles.ts';
import type { PageDefinition } from '#web/shared/pages.ts';

export const pages: PageDefinition[] = [
  {
    path: '/app/voice-isolator',
    title: title('title'),
    isForEditors: true,
    load: () => import('#web/features/voice-isolator/voice-isolator-page.tsx'),
    navigation: [{ group: 'playground', order: 2, icon: MicVocal }],
    parseSearch: (search) => ({
      /** The recording that is shown. */
      item: typeof search.item === 'string' && search.item !== '' ? search.item : undefined,
    }),
  },
];
