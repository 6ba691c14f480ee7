import { Music } from 'lucide-react';
import { title } from '#web/features/music/titles.ts';
import type { PageDefinition } from '#web/shared/pages.ts';

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;

export const pages: PageDefinition[] = [
  {
    path: '/app/music',
    title: title('title'),
    isFullBleed: true,
    isForEditors: true,
    load: () => import('#web/features/music/music-page.tsx'),
    navigation: [{ group: 'playground', order: 5, icon: Music }],
    parseSearch: (search) => ({
      /** What to compose. */
      prompt: textOf(search.prompt),
      /** A history item to take the prompt and the seed from. */
      restore: textOf(search.restore),
    }),
  },
];
