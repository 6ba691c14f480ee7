import { DICTIONARIES_PATH, DICTIONARY_PATH } from '#web/features/dictionaries/paths.ts';
import { title } from '#web/features/dictionaries/titles.ts';
import type { PageDefinition } from '#web/shared/pages.ts';

export const pages: PageDefinition[] = [
  {
    path: DICTIONARIES_PATH,
    title: title('title'),
    under: '/app/voice-lab',
    load: () => import('#web/features/dictionaries/list/dictionaries-page.tsx'),
    parseSearch: ({ search, archived, dialog }) => ({
      search: search || undefined,
      archived: archived === 'true' ? 'true' : undefined,
      dialog: dialog === 'new' ? 'new' : undefined,
    }),
  },
  {
    path: DICTIONARY_PATH,
    title: title('dictionaryTitle'),
    under: '/app/voice-lab',
    load: () => import('#web/features/dictionaries/editor/dictionary-page.tsx'),
  },
];
