import { Newspaper } from 'lucide-react';
import { LOOKS_PATH, PLAYERS_PATH, SETTINGS_PATH } from '#web/features/audio-native/paths.ts';
import { title } from '#web/features/audio-native/titles.ts';
import type { PageDefinition } from '#web/shared/pages.ts';

/** RTE-065 to RTE-067. */
export const pages: PageDefinition[] = [
  {
    path: PLAYERS_PATH,
    title: title('title'),
    load: () => import('#web/features/audio-native/list/players-page.tsx'),
    navigation: [{ group: 'products', order: 20, icon: Newspaper }],
    parseSearch: ({ dialog, embed }) => ({
      dialog: dialog === 'new' || dialog === 'listeners' ? dialog : undefined,
      embed: embed || undefined,
    }),
  },
  {
    path: SETTINGS_PATH,
    title: title('settingsTitle'),
    under: PLAYERS_PATH,
    load: () => import('#web/features/audio-native/settings/settings-page.tsx'),
  },
  {
    path: LOOKS_PATH,
    title: title('looksTitle'),
    under: PLAYERS_PATH,
    load: () => import('#web/features/audio-native/settings/looks-page.tsx'),
  },
];
