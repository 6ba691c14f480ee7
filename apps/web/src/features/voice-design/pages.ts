import { designPath, tabOf } from '#web/features/voice-design/paths.ts';
import { title } from '#web/features/voice-design/titles.ts';
import type { PageDefinition } from '#web/shared/pages.ts';

export const pages: PageDefinition[] = [
  {
    path: designPath,
    title: title('title'),
    under: '/app/voice-lab',
    isFullBleed: true,
    isForEditors: true,
    load: () => import('#web/features/voice-design/voice-design-page.tsx'),
    parseSearch: (search) => ({
      tab: tabOf(search.tab),
      /** The voice to be changed. */
      voice: search.voice === '' ? undefined : search.voice,
    }),
  },
];
