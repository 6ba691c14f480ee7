import { Captions } from 'lucide-react';
import { SPEECH_TO_TEXT_PATH } from '#web/features/speech-to-text/speech-to-text-path.ts';
import { title } from '#web/features/speech-to-text/titles.ts';
import type { PageDefinition } from '#web/shared/pages.ts';

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;

export const pages: PageDefinition[] = [
  {
    path: SPEECH_TO_TEXT_PATH,
    title: title('title'),
    isFullBleed: true,
    isForEditors: true,
    load: () => import('#web/features/speech-to-text/speech-to-text-page.tsx'),
    navigation: [{ group: 'playground', order: 3, icon: Captions }],
    parseSearch: ({ view, search }) => ({
      view: view === 'live' ? view : undefined,
      search: textOf(search),
    }),
  },
  {
    path: `${SPEECH_TO_TEXT_PATH}/$transcriptionId`,
    title: title('editor'),
    isFullBleed: true,
    isForEditors: true,
    load: () => import('#web/features/speech-to-text/editor/transcript-page.tsx'),
    parseSearch: ({ find, at }) => ({
      find: textOf(find),
      /** Seconds from which it is to be heard. */
      at: at !== undefined && Number(at) >= 0 ? Number(at) : undefined,
    }),
  },
];
