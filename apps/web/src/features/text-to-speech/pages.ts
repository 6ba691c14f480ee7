import { AudioLines } from 'lucide-react';
import { title } from '#web/features/text-to-speech/titles.ts';
import type { PageDefinition } from '#web/shared/pages.ts';

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;

export const pages: PageDefinition[] = [
  {
    path: '/app/speech-synthesis/text-to-speech',
    title: title('title'),
    isFullBleed: true,
    isForEditors: true,
    load: () => import('#web/features/text-to-speech/text-to-speech-page.tsx'),
    navigation: [{ group: 'playground', order: 0, icon: AudioLines }],
    parseSearch: (search) => ({
      /** What to speak, from the home page. */
      text: textOf(search.text),
      /** A history item to take text and settings from. */
      restore: textOf(search.restore),
      /** A voice to start with. */
      voice: textOf(search.voice),
      panel: search.panel === 'history' ? 'history' : undefined,
    }),
  },
];
