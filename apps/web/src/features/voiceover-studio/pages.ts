import { Clapperboard } from 'lucide-react';
import { VOICEOVER_PATH, VOICEOVERS_PATH } from '#web/features/voiceover-studio/paths.ts';
import { title } from '#web/features/voiceover-studio/titles.ts';
import type { PageDefinition } from '#web/shared/pages.ts';

export const pages: PageDefinition[] = [
  {
    path: VOICEOVERS_PATH,
    title: title('title'),
    load: () => import('#web/features/voiceover-studio/list/voiceovers-page.tsx'),
    navigation: [{ group: 'products', order: 5, icon: Clapperboard }],
  },
  {
    path: VOICEOVER_PATH,
    title: title('projectTitle'),
    under: VOICEOVERS_PATH,
    isFullBleed: true,
    load: () => import('#web/features/voiceover-studio/editor/voiceover-page.tsx'),
  },
];
