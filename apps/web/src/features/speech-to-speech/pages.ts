import { Mic } from 'lucide-react';
import { title } from '#web/features/speech-to-speech/titles.ts';
import type { PageDefinition } from '#web/shared/pages.ts';

const PATH = '/app/speech-synthesis/speech-to-speech';
const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;

export const pages: PageDefinition[] = [
  {
    path: PATH,
    title: title('title'),
    isFullBleed: true,
    isForEditors: true,
    load: () => import('#web/features/speech-to-speech/speech-to-speech-page.tsx'),
    navigation: [{ group: 'playground', order: 1, icon: Mic }],
    parseSearch: (search) => ({
      /** A history item to take voice and settings from. */
      restore: textOf(search.restore),
      voice: textOf(search.voice),
      panel: search.panel === 'history' ? 'history' : undefined,
    }),
  },
  {
    path: `${PATH}/history`,
    title: title('historyTitle'),
    isFullBleed: true,
    load: () => import('#web/features/speech-to-speech/history-page.tsx'),
    parseSearch: ({ search, voice, model }) => ({
      source: 'STS',
      search: textOf(search),
      voice: textOf(voice),
      model: textOf(model),
    }),
  },
];
