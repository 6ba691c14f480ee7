import { HandCoins } from 'lucide-react';
import { title } from '#web/features/payouts/titles.ts';
import type { PageDefinition } from '#web/shared/pages.ts';

export const pages: PageDefinition[] = [
  {
    path: '/app/payouts',
    title: title('title'),
    frame: 'settings',
    parseSearch: ({ connected, month }) => ({ connected, month }),
    load: () => import('#web/features/payouts/payouts-page.tsx'),
    navigation: [
      {
        group: 'settings',
        order: 32,
        icon: HandCoins,
        isShown: ({ pays_for_voices }) => pays_for_voices,
      },
    ],
  },
];
