import { MessagesSquare } from 'lucide-react';
import { message } from '#web/features/dialogue/messages.ts';
import type { PageDefinition } from '#web/shared/pages.ts';

export const dialoguePath = '/app/speech-synthesis/text-to-dialogue';

export const pages: PageDefinition[] = [
  {
    path: dialoguePath,
    title: message('title'),
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
