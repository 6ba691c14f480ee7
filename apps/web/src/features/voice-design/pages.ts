import { message } from '#web/features/voice-design/messages.ts';
import { designPath, tabOf } from '#web/features/voice-design/paths.ts';
import type { PageDefinition } from '#web/shared/pages.ts';

export const pages: PageDefinition[] = [
  {
    path: designPath,
    title: message('title'),
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
