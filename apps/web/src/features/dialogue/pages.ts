import { MessagesSquare } from 'lucide-react';
import { title } from '#web/features/dialogue/titles.ts';
import type { PageDefinition } from '#web/shared/pages.ts';

export const dialoguePath = '/app/speech-synthesis/text-to-dialogue';

export const pages: PageDefinition[] = [
  {
    path: dialoguePath,
    title: title('title'),
    isFullBleed: true,
    isForEditors: true,
    load: () => import('#web/features/dialogue/dialogue-page.tsx'),
    navigation: [{ group: 'playground', order: 1, icon: MessagesSquare }],
    parseSearch: (search) => ({
      /** A history item to take the lines from. */
      restore: search.restore || undefined,
      panel: search.panel === 'history' ? 'history' : undefined,
    }),
  },
];
