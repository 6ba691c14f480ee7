import { AudioWaveform } from 'lucide-react';
import { CLONE_PATH, COLLECTIONS_PATH, LAB_PATH, VOICE_PATH } from '#web/features/voice-lab/paths.ts';
import { title } from '#web/features/voice-lab/titles.ts';
import type { PageDefinition } from '#web/shared/pages.ts';

const text = (value: string | undefined) => (value ? value : undefined);

export const pages: PageDefinition[] = [
  {
    path: LAB_PATH,
    title: title('title'),
    load: () => import('#web/features/voice-lab/list/lab-page.tsx'),
    navigation: [{ group: 'main', order: 2, icon: AudioWaveform }],
    parseSearch: (search) => ({
      search: text(search.search),
      category: text(search.category),
      collection: text(search.collection),
      sort: text(search.sort),
      /** VOI-017 */
      creationType: search.creationType === 'cloneVoice' ? 'cloneVoice' : undefined,
    }),
  },
  {
    path: CLONE_PATH,
    title: title('cloneTitle'),
    under: LAB_PATH,
    isForEditors: true,
    load: () => import('#web/features/voice-lab/clone/clone-page.tsx'),
  },
  {
    path: COLLECTIONS_PATH,
    title: title('collectionsTitle'),
    under: LAB_PATH,
    load: () => import('#web/features/voice-lab/collections/collections-page.tsx'),
  },
  {
    path: VOICE_PATH,
    title: title('voiceTitle'),
    under: LAB_PATH,
    load: () => import('#web/features/voice-lab/voice/voice-page.tsx'),
  },
];
